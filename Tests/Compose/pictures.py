"""What a viewer saw, in files."""

from PIL import Image


def pixels(picture, area):
    """The part of a picture in a file."""
    x, y, width, height = area
    with Image.open(picture) as image:
        return image.convert("RGB").crop((x, y, x + width, y + height))


def lowest_mark(picture, area):
    """A small area in the middle of whatever lies lowest in an area, such as a button."""
    part = pixels(picture, area)
    background = part.getpixel((0, part.height - 1))
    for y in range(part.height - 1, 0, -1):
        marks = [x for x in range(part.width) if part.getpixel((x, y)) != background]
        if marks:
            return (area[0] + (marks[0] + marks[-1]) // 2 - 1, area[1] + y - 11, 2, 2)
    raise AssertionError("there is nothing in the pane")
