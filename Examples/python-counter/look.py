"""The colours that docs/Look.md has for a filled button on a plain background."""

from mullion.v1.handshake_pb2 import USER_INTERFACE_LEVEL_ELEVATED, USER_INTERFACE_STYLE_DARK

# Of the background, of text, of the button as it is, pressed, and of its title.
LIGHT = 0xFFFFFF, 0x000000, 0x0062D6, 0x0052B4, 0xFFFFFF
DARK = 0x000000, 0xFFFFFF, 0x4DA2FF, 0x69B1FF, 0x06121F
# What lies above others, as the window of an app on a desktop does, is lighter where it is dark.
ELEVATED = 0x1C1C1E, 0xFFFFFF, 0x5BA9FF, 0x75B7FF, 0x06121F


def look(traits):
    """The colours that fit the surroundings, as 0xRRGGBB."""
    if traits.user_interface_style != USER_INTERFACE_STYLE_DARK:
        return LIGHT
    return ELEVATED if traits.user_interface_level == USER_INTERFACE_LEVEL_ELEVATED else DARK
