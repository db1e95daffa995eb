"""Looking at pictures and comparing them."""

import re

from PIL import Image, ImageChops

from driver_error import DriverError


def colour(word):
    """Red, green and blue of a word RRGGBB."""
    if not re.fullmatch(r"#?[0-9a-fA-F]{6}", word):
        raise ValueError(word)
    return tuple(bytes.fromhex(word.removeprefix("#")))


def region(picture, x, y, width, height):
    """A part of a picture; an error where it is not wholly inside."""
    if width < 1 or height < 1 or x < 0 or y < 0 or x + width > picture.width or y + height > picture.height:
        raise DriverError(
            f"The region {width}x{height} at ({x}, {y}) is not inside the picture of {picture.width}x{picture.height}."
        )
    return picture.crop((x, y, x + width, y + height))


def colour_at(picture, x, y):
    """Red, green and blue of a pixel."""
    return region(picture, x, y, 1, 1).getpixel((0, 0))


def hexadecimal(pixel):
    """A colour as RRGGBB."""
    return bytes(pixel).hex()


def largest_difference(pixel, other):
    """The largest difference of two colours in red, green or blue, 0...255."""
    return max(abs(a - b) for a, b in zip(pixel, other))


def read(file):
    """The RGB picture in a file."""
    try:
        with Image.open(file) as opened:
            return opened.convert("RGB")
    except OSError as error:
        raise DriverError(f"The picture {file} could not be read: {error}.") from error


def write(picture, file):
    """Writes a picture in the format that the file's name ends with."""
    try:
        picture.save(file)
    except (OSError, ValueError) as error:
        raise DriverError(f"The picture could not be written to {file}: {error}.") from error


def compare(picture, other):
    """How two pictures of one size differ: the number of pixels, the largest difference, the box around them all."""
    difference = ImageChops.difference(picture, other)
    red, green, blue = difference.split()
    largest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    histogram = largest.histogram()
    box = largest.getbbox()
    return {
        "different_pixels": sum(histogram[1:]),
        "largest_difference": max(value for value, count in enumerate(histogram) if count),
        "box": [box[0], box[1], box[2] - box[0], box[3] - box[1]] if box else None,
    }
