"""How far the hints lead: plays deals that can be won by nothing but them."""
