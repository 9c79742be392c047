"""The very first functions that beginners write."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made
from engine.train.tasks.entry import Entry


def _flag(r: Random) -> bool:
    return r.random() < 0.5


def _text(r: Random) -> str:
    return r.choice(("", draw.word(r), draw.word(r), draw.sentence(r)))


ENTRIES = (
    made(
        "basics.add_two",
        "add add_numbers sum_two plus",
        "a: int; b: int",
        "int",
        """
        Add {a} and {b}.
        add two numbers
        Return the sum of two numbers.
        Returns {a} plus {b}.
        Given two integers, give back their sum.
        what is {a} + {b}?
        Takes two integers and adds them together; negative values work too.
        sum of both arguments
        """,
        """
        return a + b
        ---
        total = a + b
        return total
        ---
        return sum((a, b))
        """,
        lambda r: (draw.integer(r), draw.integer(r)),
    ),
    made(
        "basics.larger_of_two",
        "larger max_of_two bigger greater",
        "a: int; b: int",
        "int",
        """
        Return the larger of {a} and {b}.
        max of two numbers
        Which of two numbers is bigger?
        bigger one of {a} and {b}
        Given two integers, return the greater one; if they are equal, return that value.
        Returns the maximum of two values.
        Find the larger number.
        Compare two numbers and give back the one that is higher.
        """,
        """
        return max(a, b)
        ---
        if a > b:
            return a
        return b
        ---
        return a if a >= b else b
        """,
        lambda r: (draw.integer(r, -9, 12), draw.integer(r, -9, 12)),
    ),
    made(
        "basics.smaller_of_two",
        "smaller min_of_two lower lesser",
        "a: int; b: int",
        "int",
        """
        Return the smaller of {a} and {b}.
        min of two numbers
        Which one is lower?
        the lesser of two integers
        Given two numbers, return the one that is smaller.
        Returns {a} if it is less than {b}, otherwise {b}.
        Pick the smaller value of the two.
        Find the minimum of two numbers without a list.
        """,
        """
        return min(a, b)
        ---
        if a < b:
            return a
        else:
            return b
        ---
        return b if b < a else a
        """,
        lambda r: (draw.integer(r, -9, 12), draw.integer(r, -9, 12)),
    ),
    made(
        "basics.square",
        "square squared square_number",
        "number: int",
        "int",
        """
        Return the square of {number}.
        square a number
        Returns {number} times itself.
        Multiply a number by itself.
        Given an integer, return it squared.
        {number} to the power of two
        What is the square of this number?
        squared value
        """,
        """
        return number * number
        ---
        return number ** 2
        ---
        result = number * number
        return result
        """,
        lambda r: (draw.integer(r),),
    ),
    made(
        "basics.cube",
        "cube cubed cube_number third_power",
        "number: int",
        "int",
        """
        Return the cube of {number}.
        cube a number
        Returns {number} raised to the third power.
        number times number times number
        Given an integer, give back its cube.
        Compute the third power of a number; negative numbers stay negative.
        {number} multiplied by itself three times
        How much is the number cubed?
        """,
        """
        return number ** 3
        ---
        return number * number * number
        ---
        return pow(number, 3)
        """,
        lambda r: (draw.integer(r, -12, 20),),
    ),
    made(
        "basics.rectangle_area",
        "area rectangle_area area_of_rectangle room_area",
        "width: int; height: int",
        "int",
        """
        Area of a rectangle.
        Return the area of a rectangle with the given {width} and {height}.
        width times height
        Compute how big a rectangle is from its two sides.
        Given the sides of a rectangle, return its area.
        Returns {width} multiplied by {height}.
        How large is the surface of a rectangle?
        rectangle area
        """,
        """
        return width * height
        ---
        area = width * height
        return area
        """,
        lambda r: (r.randint(0, 20), r.randint(0, 20)),
    ),
    made(
        "basics.rectangle_perimeter",
        "perimeter rectangle_perimeter fence_length",
        "width: int; height: int",
        "int",
        """
        Perimeter of a rectangle.
        Return the perimeter of a rectangle with sides {width} and {height}.
        distance around a rectangle
        Given the width and the height, return the length of the outline.
        Returns the sum of all four sides of a rectangle.
        How long is the border of a rectangle?
        Calculate the perimeter from {width} and {height}.
        rectangle perimeter
        """,
        """
        return 2 * (width + height)
        ---
        return 2 * width + 2 * height
        ---
        half = width + height
        return half + half
        """,
        lambda r: (r.randint(0, 20), r.randint(0, 20)),
    ),
    made(
        "basics.triangle_area",
        "triangle_area area_of_triangle area",
        "base: int; height: int",
        "float",
        """
        Area of a triangle.
        Return the area of a triangle with the given {base} and {height}.
        half of base times height
        Given base and height, compute the triangle's area.
        Returns {base} * {height} / 2.
        How large is a triangle?
        Calculate the area of a triangle from its base and its height, as a float.
        triangle area
        """,
        """
        return base * height / 2
        ---
        return 0.5 * base * height
        ---
        area = base * height
        return area / 2
        """,
        lambda r: (r.randint(0, 20), r.randint(0, 20)),
    ),
    made(
        "basics.box_volume",
        "volume box_volume cuboid_volume",
        "length: int; width: int; height: int",
        "int",
        """
        Volume of a box.
        Return the volume of a box with the given {length}, {width} and {height}.
        length x width x height
        Multiply three sides to get the volume of a cuboid.
        Given three dimensions, return how much fits into the box.
        How much space does a box take up?
        Returns the product of {length}, {width} and {height}.
        box volume
        """,
        """
        return length * width * height
        ---
        base = length * width
        return base * height
        """,
        lambda r: (r.randint(0, 9), r.randint(1, 9), r.randint(1, 9)),
    ),
    made(
        "basics.greet",
        "greet say_hello hello greeting",
        "name: str",
        "str",
        """
        Greet a person by name, like 'Hello, Anna!'.
        say hello
        Return 'Hello, NAME!' with the given {name}; without a name say 'Hello, World!'.
        Greets {name} with Hello, or the World if the name is empty.
        Given a name, return the greeting "Hello, <name>!", falling back to World.
        Returns a friendly hello for {name}.
        hello message; an empty name means World
        Build a greeting: Hello, then the name, then an exclamation mark. An empty name becomes World.
        """,
        """
        return f"Hello, {name or 'World'}!"
        ---
        if not name:
            name = "World"
        return "Hello, " + name + "!"
        ---
        if name == "":
            return "Hello, World!"
        return f"Hello, {name}!"
        """,
        lambda r: (r.choice(("", "Anna", "Ben", "Mia", "Tom", "Zoe", draw.word(r))),),
    ),
    made(
        "basics.last_char",
        "last_char last_letter final_char get_last_char",
        "text: str",
        "str",
        """
        Return the last character of {text}, or an empty string if there is none.
        last letter of a string
        What does the text end with? Give the final character.
        get the last char; '' for empty text
        Given a string, return its final character, '' if it is empty.
        Returns the character at the end of {text}.
        final character
        Take only the last character of the string; an empty string stays empty.
        """,
        """
        return text[-1:]
        ---
        if not text:
            return ""
        return text[-1]
        ---
        return text[len(text) - 1] if text else ""
        """,
        lambda r: (_text(r),),
    ),
    made(
        "basics.first_n_chars",
        "first_chars take_chars prefix first_letters",
        "text: str; n: int",
        "str",
        """
        Return the first {n} characters of {text}.
        first n letters
        Take n characters from the start of a string.
        Given a string and a number, return that many leading characters; a short string comes back whole.
        the beginning of {text}, {n} characters long
        Cut a string after n characters.
        Returns the start of the text.
        prefix of length {n}
        """,
        """
        return text[:n]
        ---
        result = ""
        for index in range(min(n, len(text))):
            result += text[index]
        return result
        ---
        return "".join(char for index, char in enumerate(text) if index < n)
        """,
        lambda r: (_text(r), r.randint(0, 8)),
    ),
    made(
        "basics.contains_text",
        "contains has_substring is_in includes",
        "text: str; part: str",
        "bool",
        """
        Check if {text} contains {part}.
        is the part in the text?
        Return True if {part} occurs somewhere in {text}, False otherwise.
        substring check
        Given two strings, tell whether the second one is inside the first one.
        Whether a string has another string in it.
        Returns True when the part is found; upper and lower case matter.
        does it contain this text
        """,
        """
        return part in text
        ---
        return text.find(part) != -1
        ---
        if part in text:
            return True
        return False
        """,
        lambda r: (lambda t: (t, r.choice((t[1:3], t[:2], "o", "zz", draw.word(r)))))(_text(r)),
    ),
    made(
        "basics.contains_item",
        "contains has_item is_in_list includes",
        "items: list[int]; item: int",
        "bool",
        """
        Is {item} in {items}?
        check whether a list contains a value
        Return True if {item} is one of {items}, else False.
        Given a list and a value, tell if the value occurs in the list.
        Look for an item in a list and say whether it is there.
        item in list
        Returns whether the list includes the item; an empty list contains nothing.
        Does the list have this number?
        """,
        """
        return item in items
        ---
        for other in items:
            if other == item:
                return True
        return False
        ---
        return any(value == item for value in items)
        """,
        lambda r: (draw.ints(r, 0, 7, 0, 9), r.randint(0, 9)),
    ),
    made(
        "basics.is_empty",
        "is_empty list_is_empty has_no_items",
        "items: list[int]",
        "bool",
        """
        Check if a list is empty.
        Return True if {items} has no elements, False otherwise.
        is the list empty?
        empty list check
        Tell whether there is nothing in {items}.
        Given a list, return whether its length is zero.
        Returns True for an empty list.
        no items in it
        """,
        """
        return not items
        ---
        return len(items) == 0
        ---
        if items:
            return False
        return True
        """,
        lambda r: (draw.ints(r, 0, r.choice((0, 1, 4))),),
    ),
    made(
        "basics.is_blank",
        "is_blank is_empty_text only_spaces",
        "text: str",
        "bool",
        """
        Is the text empty or only spaces?
        Return True if {text} is empty or consists of whitespace only.
        check for a blank string
        Tell whether a string has nothing but spaces in it.
        Given a string, return True when nothing is left after stripping it.
        blank text
        Returns True if {text} has no visible characters.
        Whether the user typed nothing (spaces do not count).
        """,
        """
        return not text.strip()
        ---
        return text.strip() == ""
        ---
        for char in text:
            if not char.isspace():
                return False
        return True
        """,
        lambda r: (r.choice(("", " ", "   ", "\t ", " a ", draw.word(r), draw.sentence(r))),),
    ),
    made(
        "basics.concat_lists",
        "concat join_lists combine append_all",
        "first: list[int]; second: list[int]",
        "list[int]",
        """
        Concatenate two lists.
        Return a new list with the items of {first} followed by those of {second}.
        join two lists together
        Put {second} behind {first} and return the result as a new list.
        Given two lists, return one list that has all elements of both, in order.
        combine both lists
        Returns both lists as one; the originals stay unchanged.
        glue lists
        """,
        """
        return first + second
        ---
        return [*first, *second]
        ---
        result = list(first)
        for item in second:
            result.append(item)
        return result
        """,
        lambda r: (draw.ints(r, 0, 4), draw.ints(r, 0, 4)),
    ),
    made(
        "basics.divide_or_default",
        "divide safe_division divide_or_default",
        "a: int; b: int; default: float",
        "float",
        """
        Divide {a} by {b}, or return {default} if {b} is zero.
        division with a default for zero
        Return a / b; dividing by zero gives the default instead of an error.
        Safe division that falls back to {default}.
        Given two numbers and a default value, return the quotient, or the default if it does not exist.
        divide, but do not crash on 0
        Returns the quotient of {a} and {b}, and {default} when the divisor is 0.
        How do I divide safely? Use the default for a zero divisor.
        """,
        """
        if b == 0:
            return default
        return a / b
        ---
        return a / b if b != 0 else default
        ---
        try:
            return a / b
        except ZeroDivisionError:
            return default
        """,
        lambda r: (draw.integer(r), r.choice((0, 0, 1, 2, 4, 5, -2, 10)), r.choice((0.0, 1.0, -1.0))),
    ),
    made(
        "basics.average_or_zero",
        "average mean average_or_zero",
        "numbers: list[int]",
        "float",
        """
        Average of {numbers}, or 0 if the list is empty.
        mean of a list, 0.0 when there are no numbers
        Return the average of the numbers; an empty list gives 0.0.
        Given a list of integers, compute their mean and return 0.0 for no values.
        average or zero
        What is the average? Empty lists count as 0.0.
        Returns the sum of {numbers} divided by how many there are (0.0 if none).
        Calculate the arithmetic mean safely.
        """,
        """
        if not numbers:
            return 0.0
        return sum(numbers) / len(numbers)
        ---
        return sum(numbers) / len(numbers) if numbers else 0.0
        ---
        total = 0
        count = 0
        for number in numbers:
            total += number
            count += 1
        return total / count if count else 0.0
        """,
        lambda r: (draw.ints(r, 0, 5),),
    ),
    made(
        "basics.count_positive",
        "count_positive num_positive positives",
        "numbers: list[int]",
        "int",
        """
        Count the positive numbers in {numbers}.
        how many are above zero
        Return how many of the numbers are greater than 0; zero itself does not count.
        number of positive values
        Given a list of integers, return the amount of positive ones.
        Count positives.
        Returns the count of elements of {numbers} that are larger than zero.
        How many positive numbers are there?
        """,
        """
        return sum(1 for number in numbers if number > 0)
        ---
        count = 0
        for number in numbers:
            if number > 0:
                count += 1
        return count
        ---
        return len([number for number in numbers if number > 0])
        """,
        lambda r: (draw.ints(r, 0, 7, -9, 9),),
    ),
    made(
        "basics.strictly_between",
        "is_between between inside",
        "value: int; low: int; high: int",
        "bool",
        """
        Is {value} strictly between {low} and {high}?
        check if a number lies between two others, ends excluded
        Return True if the value is greater than low and less than high.
        between, not counting the limits
        Given a number and two limits, tell whether it is really inside them.
        Returns whether {low} < {value} < {high}.
        number inside an open range
        True only if the value is above the lower limit and below the upper limit.
        """,
        """
        return low < value < high
        ---
        return value > low and value < high
        ---
        if value <= low or value >= high:
            return False
        return True
        """,
        lambda r: (lambda low: (low + r.randint(-2, 8), low, low + r.randint(0, 7)))(draw.integer(r)),
    ),
    made(
        "basics.is_vowel",
        "is_vowel vowel check_vowel",
        "char: str",
        "bool",
        """
        Is {char} a vowel?
        check if a letter is a vowel
        Return True if the character is one of a, e, i, o, u in either case.
        vowel check
        Given one letter, tell whether it is a vowel; upper case counts too.
        Returns True for vowels and False for everything else.
        Whether {char} is a vowel, ignoring case.
        Test a single character for being a vowel.
        """,
        """
        return char.lower() in "aeiou"
        ---
        return char in "aeiouAEIOU"
        ---
        vowels = ["a", "e", "i", "o", "u"]
        return char.lower() in vowels
        """,
        lambda r: (r.choice("aeiouAEIOUbcdfgxyzBNT1 ?"),),
    ),
    made(
        "basics.half",
        "half halve half_of",
        "number: int",
        "float",
        """
        Return half of {number}.
        halve a number
        {number} divided by two, as a float
        Given an integer, return the half of it.
        What is half of this number?
        Returns the number divided by 2 (so 5 gives 2.5).
        cut a number in half
        half of it
        """,
        """
        return number / 2
        ---
        return number * 0.5
        """,
        lambda r: (draw.integer(r),),
    ),
    made(
        "basics.double",
        "double twice double_number",
        "number: int",
        "int",
        """
        Double {number}.
        Return twice the number.
        two times a number
        Given an integer, return it multiplied by 2.
        Returns {number} plus itself.
        How much is the double?
        double it
        Make a number twice as large; negative numbers double as well.
        """,
        """
        return number * 2
        ---
        return number + number
        ---
        return 2 * number
        """,
        lambda r: (draw.integer(r),),
    ),
    made(
        "basics.shout",
        "shout to_upper uppercase make_loud",
        "text: str",
        "str",
        """
        Return {text} in upper case.
        make all letters capital
        Uppercase a string.
        to upper
        Given a text, return it in capital letters.
        Returns {text} with every letter turned into its upper case form.
        How do I write the text in capitals?
        all caps
        """,
        """
        return text.upper()
        ---
        result = ""
        for char in text:
            result += char.upper()
        return result
        ---
        return "".join(char.upper() for char in text)
        """,
        lambda r: (_text(r),),
    ),
    made(
        "basics.longest_length",
        "longest_length max_length length_of_longest",
        "words: list[str]",
        "int",
        """
        Length of the longest word in {words}.
        Return how long the longest string is, 0 for an empty list.
        longest length
        Given a list of strings, return the largest length among them (0 if there are none).
        How many characters does the longest of {words} have?
        max word length
        Returns the maximum of the lengths of the strings; an empty list gives 0.
        Find the biggest length in a list of words.
        """,
        """
        return max((len(word) for word in words), default=0)
        ---
        longest = 0
        for word in words:
            if len(word) > longest:
                longest = len(word)
        return longest
        ---
        if not words:
            return 0
        return len(max(words, key=len))
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "basics.average_length",
        "average_length mean_length avg_word_length",
        "words: list[str]",
        "float",
        """
        Average length of the strings in {words}, 0.0 if there are none.
        mean word length
        Return how long the words are on average; an empty list gives 0.0.
        Given a list of words, compute the average number of characters per word, or 0.0 for no words.
        average length of words
        How long is a word on average?
        Returns the total length of {words} divided by the number of words (0.0 when empty).
        Calculate the mean length of some strings.
        """,
        """
        if not words:
            return 0.0
        return sum(len(word) for word in words) / len(words)
        ---
        total = 0
        for word in words:
            total += len(word)
        return total / len(words) if words else 0.0
        ---
        return len("".join(words)) / len(words) if words else 0.0
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "basics.both_true",
        "both both_true all_yes",
        "a: bool; b: bool",
        "bool",
        """
        Return True if both {a} and {b} are true.
        both true
        logical and of two values
        Are both flags set?
        Given two booleans, return whether the two of them hold.
        Returns False as soon as one of the two is False.
        {a} and {b}
        Check that two conditions are both met.
        """,
        """
        return a and b
        ---
        if a and b:
            return True
        return False
        ---
        return all((a, b))
        """,
        lambda r: (_flag(r), _flag(r)),
    ),
    made(
        "basics.neither",
        "neither none_true both_false",
        "a: bool; b: bool",
        "bool",
        """
        Return True if neither {a} nor {b} is true.
        both false
        Are both flags off?
        Given two booleans, return whether none of them is True.
        logical nor
        Returns True only when the two conditions are both False.
        neither one nor the other
        Check that {a} is false and {b} is false as well.
        """,
        """
        return not a and not b
        ---
        return not (a or b)
        ---
        if a or b:
            return False
        return True
        """,
        lambda r: (_flag(r), _flag(r)),
    ),
    made(
        "basics.exactly_one",
        "xor exactly_one only_one either_but_not_both",
        "a: bool; b: bool",
        "bool",
        """
        Return True if exactly one of {a} and {b} is true.
        xor of two booleans
        either one, but not both
        Is only one of the two flags set?
        Given two booleans, return whether they differ.
        exclusive or
        Returns True if {a} or {b} is true, but False if both are or none is.
        Check that one condition holds and the other one does not.
        """,
        """
        return a != b
        ---
        return (a or b) and not (a and b)
        ---
        return a ^ b
        """,
        lambda r: (_flag(r), _flag(r)),
    ),
    made(
        "basics.toggle",
        "toggle flip switch negate",
        "state: str",
        "str",
        """
        Toggle {state} between 'on' and 'off'.
        flip the switch
        Return 'off' for 'on' and 'on' for anything else.
        Given the state of a lamp ('on' or 'off'), return the other state.
        switch on to off and off to on
        Returns the opposite of {state}.
        toggle on/off
        What is the state after pressing the switch once?
        """,
        """
        return "off" if state == "on" else "on"
        ---
        if state == "on":
            return "off"
        return "on"
        """,
        lambda r: (r.choice(("on", "off")),),
    ),
    made(
        "basics.first_non_empty",
        "first_non_empty first_filled first_text",
        "texts: list[str]",
        "str",
        """
        Return the first string of {texts} that is not empty, or '' if all are.
        first non-empty string
        Skip the empty strings and give back the first real one.
        Given a list of strings, find the first one with something in it; '' when there is none.
        Which is the first text that is filled in?
        Returns the first element of {texts} that has at least one character.
        first one that isn't blank
        Look through the strings and return the first that is not ''; return '' if nothing is found.
        """,
        """
        for text in texts:
            if text:
                return text
        return ""
        ---
        return next((text for text in texts if text), "")
        ---
        filled = [text for text in texts if text != ""]
        return filled[0] if filled else ""
        """,
        lambda r: (["" if _flag(r) else draw.word(r) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "basics.default_if_none",
        "default_if_none or_default value_or with_default",
        "value: int | None; default: int",
        "int",
        """
        Return {value}, or {default} if it is None.
        default for None
        Use the default when there is no value; 0 is a value.
        Given an optional number and a fallback, return the number unless it is None.
        value or fallback
        Returns {default} if the value is missing (None), else the value itself.
        Replace None with a default.
        What to use if the value is None?
        """,
        """
        return default if value is None else value
        ---
        if value is None:
            return default
        return value
        ---
        if value is not None:
            return value
        return default
        """,
        lambda r: (r.choice((None, None, 0, draw.integer(r))), draw.integer(r)),
    ),
    made(
        "basics.coalesce",
        "coalesce first_not_none first_value",
        "values: list[int | None]",
        "int | None",
        """
        Return the first value that is not None, or None.
        coalesce
        First of {values} that is not None; None if there is no such value.
        Given a list that may contain None, return the first real value in it.
        skip None and take the first value
        Returns None only when every element of {values} is None or the list is empty.
        first not-None item
        Which value comes first if None is ignored? Note that 0 counts as a value.
        """,
        """
        for value in values:
            if value is not None:
                return value
        return None
        ---
        return next((value for value in values if value is not None), None)
        ---
        found = [value for value in values if value is not None]
        return found[0] if found else None
        """,
        lambda r: ([r.choice((None, None, 0, draw.integer(r))) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "basics.zeros",
        "zeros make_zeros list_of_zeros n_zeros",
        "n: int",
        "list[int]",
        """
        Make a list of {n} zeros.
        list of zeros
        Return a list with n times the number 0.
        n zeros in a list
        Given a length, create a list of that length filled with 0.
        Returns [0, 0, ...] with {n} elements.
        Start a list of counters, all of them zero.
        How do I get a list of n zeros? An n of 0 gives [].
        """,
        """
        return [0] * n
        ---
        return [0 for _ in range(n)]
        ---
        result = []
        while len(result) < n:
            result.append(0)
        return result
        """,
        lambda r: (r.randint(0, 12),),
    ),
    made(
        "basics.numbers_from_to",
        "number_range range_list numbers_between count_from_to",
        "start: int; end: int",
        "list[int]",
        """
        List the numbers from {start} to {end}, both included.
        numbers from a to b
        Return all integers between the two limits, including the limits.
        Given a start and an end, return the list of integers from one to the other, end included.
        inclusive range as a list
        Returns an empty list if {start} is larger than {end}.
        Count up from {start} until {end} and collect the numbers.
        What are the numbers from start to end?
        """,
        """
        return list(range(start, end + 1))
        ---
        return [number for number in range(start, end + 1)]
        ---
        result = []
        current = start
        while current <= end:
            result.append(current)
            current += 1
        return result
        """,
        lambda r: (lambda s: (s, s + r.randint(-2, 8)))(draw.integer(r)),
    ),
    made(
        "basics.countdown_text",
        "countdown launch rocket_countdown",
        "n: int",
        "str",
        """
        Count down from {n} to 1 and finish with 'Go!', everything separated by spaces.
        countdown as text, like '3 2 1 Go!'
        Return the countdown from n to 1 followed by Go!
        Given a number, build a string such as '3 2 1 Go!'.
        rocket countdown
        Returns the numbers from {n} down to 1 and then 'Go!', joined with spaces; for 0 just 'Go!'.
        Write a countdown into one string that ends in Go!
        What does the starter say, from {n} on?
        """,
        """
        return " ".join([str(i) for i in range(n, 0, -1)] + ["Go!"])
        ---
        text = ""
        for i in range(n, 0, -1):
            text += str(i) + " "
        return text + "Go!"
        ---
        parts = []
        while n > 0:
            parts.append(str(n))
            n -= 1
        parts.append("Go!")
        return " ".join(parts)
        """,
        lambda r: (r.randint(0, 10),),
    ),
    made(
        "basics.odds_up_to",
        "odds_up_to odd_numbers list_odds",
        "n: int",
        "list[int]",
        """
        List the odd numbers up to {n}.
        odd numbers from 1 to n
        Return all odd numbers that are not larger than n, starting at 1.
        Given a limit, return the odd numbers 1, 3, 5, ... up to and including it.
        odds up to n
        Which numbers from 1 to {n} are odd?
        Returns a list of odd integers between 1 and {n}; empty if {n} is below 1.
        Collect every odd number up to a limit.
        """,
        """
        return list(range(1, n + 1, 2))
        ---
        return [number for number in range(1, n + 1) if number % 2 == 1]
        ---
        result = []
        for number in range(1, n + 1):
            if number % 2 != 0:
                result.append(number)
        return result
        """,
        lambda r: (r.randint(0, 20),),
    ),
    made(
        "basics.squares_up_to",
        "list_of_squares first_squares square_list",
        "n: int",
        "list[int]",
        """
        Return a list of the squares of 1 to {n}.
        first n square numbers
        squares from 1 to n
        Given n, return [1, 4, 9, ...] with n elements.
        The squares of the numbers from 1 up to {n}, in order; an empty list for 0.
        Returns the first {n} squares.
        Build a list of i * i for every i from 1 to n.
        What are the first square numbers?
        """,
        """
        return [i * i for i in range(1, n + 1)]
        ---
        squares = []
        for i in range(1, n + 1):
            squares.append(i ** 2)
        return squares
        ---
        return list(map(lambda i: i * i, range(1, n + 1)))
        """,
        lambda r: (r.randint(0, 10),),
    ),
    made(
        "basics.dict_of_squares",
        "dict_of_squares square_map squares_dict",
        "n: int",
        "dict[int, int]",
        """
        Map each number from 1 to {n} to its square.
        dict of squares
        Return a dictionary with the keys 1 to n and their squares as values.
        Given n, build {{1: 1, 2: 4, 3: 9, ...}} up to n.
        number -> square, for 1 to {n}
        Returns a dict in which every number up to {n} points to its square; empty for 0.
        Make a lookup table of squares.
        squares as a dictionary
        """,
        """
        return {i: i * i for i in range(1, n + 1)}
        ---
        result = {}
        for i in range(1, n + 1):
            result[i] = i ** 2
        return result
        ---
        return dict((i, i * i) for i in range(1, n + 1))
        """,
        lambda r: (r.randint(0, 8),),
    ),
    made(
        "basics.texts_to_ints",
        "to_ints parse_all strings_to_ints convert_to_int",
        "texts: list[str]",
        "list[int]",
        """
        Convert the strings in {texts} to integers.
        list of strings to list of ints
        Return each of the numeric strings as an int.
        strings to ints
        Given a list of texts that hold whole numbers, return the numbers.
        Turn ['1', '22'] into [1, 22].
        Returns {texts} as integers, in the same order; spaces around a number do not matter.
        How do I change all strings into numbers?
        """,
        """
        return [int(text) for text in texts]
        ---
        return list(map(int, texts))
        ---
        numbers = []
        for text in texts:
            numbers.append(int(text))
        return numbers
        """,
        lambda r: ([r.choice(("", "", " ")) + str(draw.integer(r)) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "basics.ints_to_texts",
        "to_strings stringify numbers_to_text",
        "numbers: list[int]",
        "list[str]",
        """
        Convert the numbers to strings.
        Return {numbers} as a list of strings.
        ints to strings
        Given a list of integers, give back their text forms in the same order.
        Turn [1, 22] into ['1', '22'].
        Returns str(x) for every x in {numbers}.
        make every number a string
        How can I turn all numbers into text?
        """,
        """
        return [str(number) for number in numbers]
        ---
        return list(map(str, numbers))
        ---
        result = []
        for number in numbers:
            result.append(f"{number}")
        return result
        """,
        lambda r: (draw.ints(r),),
    ),
    made(
        "basics.count_digits_in_text",
        "count_digits digits_in_text num_digits",
        "text: str",
        "int",
        """
        Count the digits in {text}.
        how many digits are in a string
        Return the number of characters from 0 to 9 in {text}.
        digit count of a text
        Given a string, return how many of its characters are digits.
        Number of digits in some text, 0 if there are none.
        How many digits does it contain?
        Returns the amount of digit characters.
        """,
        """
        return sum(char.isdigit() for char in text)
        ---
        count = 0
        for char in text:
            if char in "0123456789":
                count += 1
        return count
        ---
        return len([char for char in text if char.isdigit()])
        """,
        lambda r: (draw.letters(r, 0, 9, "ab12 3x9"),),
    ),
    made(
        "basics.is_negative",
        "is_negative below_zero negative",
        "number: int",
        "bool",
        """
        Is {number} negative?
        below zero
        Return True if the number is less than 0, False otherwise.
        check for a negative number
        Given an integer, tell whether it is smaller than zero; zero is not negative.
        Returns whether {number} is under 0.
        negative or not
        Test if a number has a minus sign.
        """,
        """
        return number < 0
        ---
        if number < 0:
            return True
        return False
        ---
        return not number >= 0
        """,
        lambda r: (r.choice((0, draw.integer(r, -9, 9), draw.integer(r, -90, 90))),),
    ),
    made(
        "basics.same_length",
        "same_length equal_length have_same_length",
        "first: str; second: str",
        "bool",
        """
        Do {first} and {second} have the same length?
        same length check
        Return True if two strings are equally long.
        Given two words, tell whether they have the same number of characters.
        compare the lengths of two strings
        Returns whether both texts are of equal length.
        equally long?
        Check that the length of {first} is the length of {second}.
        """,
        """
        return len(first) == len(second)
        ---
        return len(first) - len(second) == 0
        ---
        if len(first) != len(second):
            return False
        return True
        """,
        lambda r: (draw.word(r), draw.word(r)),
    ),
    made(
        "basics.last_n",
        "last_n tail take_last last_items",
        "items: list[int]; n: int",
        "list[int]",
        """
        Return the last {n} items of {items}.
        last n elements of a list
        Take n elements from the end; if n is 0 take nothing.
        Given a list and a number, return that many elements from its end, in order.
        tail of length {n}
        The whole list comes back if it has fewer than {n} elements.
        Returns the final elements of a list.
        What are the last few items?
        """,
        """
        return items[-n:] if n > 0 else []
        ---
        return items[max(0, len(items) - n):]
        ---
        if n == 0:
            return []
        return items[-n:]
        """,
        lambda r: (draw.ints(r), r.randint(0, 5)),
    ),
    made(
        "basics.longer_text",
        "longer longer_text pick_longer",
        "first: str; second: str",
        "str",
        """
        Return the longer of two strings, the first one if they are equally long.
        longer of {first} and {second}
        which text is longer?
        Given two words, return the one with more letters; a tie goes to {first}.
        pick the longer word
        Returns {second} only if it has more characters than {first}.
        Compare two texts by length and give back the longer one (the first on a tie).
        longest of two strings
        """,
        """
        return first if len(first) >= len(second) else second
        ---
        if len(second) > len(first):
            return second
        return first
        ---
        return max(first, second, key=len)
        """,
        lambda r: (draw.word(r), draw.word(r)),
    ),
    made(
        "basics.add_three",
        "add_three sum_of_three total",
        "a: int; b: int; c: int",
        "int",
        """
        Add three numbers.
        Return the sum of {a}, {b} and {c}.
        sum of three
        Given three integers, return their total.
        {a} + {b} + {c}
        Returns all three arguments added up.
        What do the three numbers make together?
        add up 3 values
        """,
        """
        return a + b + c
        ---
        return sum([a, b, c])
        ---
        total = a
        total += b
        total += c
        return total
        """,
        lambda r: (draw.integer(r), draw.integer(r), draw.integer(r)),
    ),
    made(
        "basics.quotient_and_remainder",
        "divide_with_rest quotient_and_remainder div_mod",
        "a: int; b: int",
        "tuple[int, int]",
        """
        Return how many times {b} fits into {a}, and the rest.
        quotient and remainder
        Divide with remainder and return both parts as a tuple.
        Given two positive integers, return the whole quotient and what is left over.
        integer division with rest
        Returns the pair of {a} // {b} and {a} % {b}.
        How often does it fit, and what remains?
        division and modulo in one tuple
        """,
        """
        return divmod(a, b)
        ---
        return a // b, a % b
        ---
        quotient = a // b
        rest = a - quotient * b
        return (quotient, rest)
        """,
        lambda r: (r.randint(0, 60), r.randint(1, 12)),
    ),
    made(
        "basics.share_equally",
        "share divide_evenly each_gets",
        "items: int; people: int",
        "int",
        """
        How many of {items} does each of {people} get?
        share evenly, leave the rest
        Return how many whole things each person gets; with nobody there it is 0.
        Given a number of sweets and of children, return what each child gets, 0 without children.
        divide things equally among people
        Returns {items} // {people}, or 0 if there are no people.
        fair share in whole numbers
        Split some things fairly and say how many everyone gets.
        """,
        """
        if people == 0:
            return 0
        return items // people
        ---
        return items // people if people else 0
        """,
        lambda r: (r.randint(0, 50), r.choice((0, 1, 2, 3, 4, 5, 7))),
    ),
    made(
        "basics.same_ignoring_case",
        "same_text equals_ignore_case equal_ignoring_case",
        "first: str; second: str",
        "bool",
        """
        Are {first} and {second} the same when case is ignored?
        compare strings ignoring case
        Return True if both strings have the same letters, no matter whether upper or lower case.
        case-insensitive equality
        Given two texts, tell whether they match apart from capital letters.
        Returns whether two words are equal in lower case.
        same word, any case
        Check that {first} equals {second} and treat 'A' like 'a'.
        """,
        """
        return first.lower() == second.lower()
        ---
        return first.upper() == second.upper()
        ---
        a = first.lower()
        b = second.lower()
        return a == b
        """,
        lambda r: (lambda w: (w, r.choice((w.upper(), w.title(), w.lower() + "s", draw.word(r)))))(
            draw.word(r)
        ),
    ),
    made(
        "basics.yes_no",
        "yes_no to_yes_no answer",
        "flag: bool",
        "str",
        """
        Return 'yes' if {flag} is true and 'no' otherwise.
        bool to yes/no
        Turn True into 'yes' and False into 'no'.
        Given a boolean, answer with yes or no.
        yes or no
        Returns the word for {flag}: yes or no.
        How do I show a boolean as a word?
        say yes for True
        """,
        """
        return "yes" if flag else "no"
        ---
        if flag:
            return "yes"
        return "no"
        ---
        return ("no", "yes")[flag]
        """,
        lambda r: (_flag(r),),
    ),
    made(
        "basics.count_true",
        "count_true how_many_true num_true",
        "flags: list[bool]",
        "int",
        """
        Count how many of {flags} are True.
        number of True values
        Return how often True occurs in a list of booleans.
        count the trues
        Given a list of flags, return how many are set.
        How many are true?
        Returns the amount of True in {flags}, 0 for an empty list.
        Count the yes votes in a list of booleans.
        """,
        """
        return sum(flags)
        ---
        return flags.count(True)
        ---
        count = 0
        for flag in flags:
            if flag:
                count += 1
        return count
        """,
        lambda r: ([_flag(r) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "basics.first_or_default",
        "first_or_default first_or head_or",
        "items: list[int]; default: int",
        "int",
        """
        Return the first item of {items}, or {default} if the list is empty.
        first element or a default
        First of the list; if there is none, use the default.
        Given a list and a fallback value, return the first element or the fallback.
        first or default
        Returns {default} when {items} has no elements.
        Get the first number safely.
        What is the first item, if any? Otherwise give the default.
        """,
        """
        return items[0] if items else default
        ---
        if not items:
            return default
        return items[0]
        ---
        for item in items:
            return item
        return default
        """,
        lambda r: (draw.ints(r, 0, r.choice((0, 2, 5))), draw.integer(r)),
    ),
    made(
        "basics.get_or_default",
        "get_at item_or_default get_or safe_get",
        "items: list[str]; index: int; default: str",
        "str",
        """
        Return the item of {items} at {index}, or {default} if there is no such position.
        get by index, with a default
        Safe list access: an index outside of the list gives the default.
        Given a list, a position and a fallback, return the element there or the fallback.
        list item or default; negative positions do not exist
        Returns {default} if {index} is negative or too large.
        safe get
        What is at this position? If nothing is, return the default.
        """,
        """
        if 0 <= index < len(items):
            return items[index]
        return default
        ---
        return items[index] if 0 <= index < len(items) else default
        ---
        if index < 0 or index >= len(items):
            return default
        return items[index]
        """,
        lambda r: (draw.words(r, 0, 4), r.randint(-2, 5), r.choice(("", "none", "?"))),
    ),
    made(
        "basics.join_two",
        "full_text join_two put_together",
        "first: str; second: str",
        "str",
        """
        Join {first} and {second} with a space between them.
        two words with a space
        Return both strings, separated by one space.
        put two words together
        Given two strings, return them as one with a blank in between.
        Returns {first}, a space and {second}.
        combine two texts
        How do I join two words with a space?
        """,
        """
        return first + " " + second
        ---
        return f"{first} {second}"
        ---
        return " ".join([first, second])
        """,
        lambda r: (draw.word(r), draw.word(r)),
    ),
    made(
        "basics.increment",
        "increment next_number add_one successor",
        "number: int",
        "int",
        """
        Add one to {number}.
        Return the next number.
        plus one
        Given an integer, return the one that comes after it.
        Returns {number} + 1.
        What number follows?
        increase by 1
        the successor of {number}
        """,
        """
        return number + 1
        ---
        result = number
        result += 1
        return result
        """,
        lambda r: (draw.integer(r),),
    ),
    made(
        "basics.distance_on_line",
        "distance gap distance_between",
        "a: int; b: int",
        "int",
        """
        How far apart are {a} and {b} on the number line?
        distance of two numbers
        Return the gap between two numbers, never negative.
        Given two positions on a line, return the distance between them.
        Returns the larger of {a} and {b} minus the smaller one.
        gap between two values
        how far apart
        Compute the difference of two integers without a sign.
        """,
        """
        return abs(a - b)
        ---
        if a > b:
            return a - b
        return b - a
        ---
        return max(a, b) - min(a, b)
        """,
        lambda r: (draw.integer(r, -12, 20), draw.integer(r, -12, 20)),
    ),
    made(
        "basics.compare",
        "compare compare_numbers which_is_bigger",
        "a: int; b: int",
        "str",
        """
        Compare {a} with {b}: return 'greater', 'less' or 'equal'.
        greater, less or equal
        Say in a word how the first number compares to the second.
        Given two integers, return 'greater' if the first is larger, 'less' if it is smaller, else 'equal'.
        compare two numbers in words
        Returns 'equal' when {a} is the same as {b}.
        Is the first number greater, less or equal?
        Tell how {a} relates to {b}, as one of the words greater, less and equal.
        """,
        """
        if a > b:
            return "greater"
        if a < b:
            return "less"
        return "equal"
        ---
        return "greater" if a > b else "less" if a < b else "equal"
        ---
        if a == b:
            return "equal"
        elif a < b:
            return "less"
        else:
            return "greater"
        """,
        lambda r: (r.randint(-4, 4), r.randint(-4, 4)),
    ),
    made(
        "basics.sum_even",
        "sum_even add_evens even_total",
        "numbers: list[int]",
        "int",
        """
        Sum of the even numbers in {numbers}.
        add up only the even ones
        Return the total of all even numbers, 0 if there are none.
        Given a list of integers, sum those that are divisible by two.
        even sum
        Returns what the even elements of {numbers} add up to.
        What do the even numbers sum to?
        Ignore odd numbers and add the rest.
        """,
        """
        return sum(number for number in numbers if number % 2 == 0)
        ---
        total = 0
        for number in numbers:
            if number % 2 == 0:
                total += number
        return total
        ---
        evens = [number for number in numbers if number % 2 == 0]
        return sum(evens)
        """,
        lambda r: (draw.ints(r),),
    ),
    made(
        "basics.is_question",
        "is_question ends_with_question_mark asks",
        "text: str",
        "bool",
        """
        Is {text} a question?
        ends with a question mark
        Return True if the sentence ends in '?', ignoring spaces at the end.
        check for a question
        Given a sentence, tell whether its last visible character is a question mark.
        Returns whether {text} ends with '?' once trailing spaces are removed.
        question or not
        Does the sentence ask something?
        """,
        """
        return text.rstrip().endswith("?")
        ---
        text = text.strip()
        return text != "" and text[-1] == "?"
        ---
        return text.rstrip()[-1:] == "?"
        """,
        lambda r: (draw.sentence(r) + r.choice(("", "?", "? ", "!")),),
    ),
)


def _default_divide(r: Random) -> Entry:
    n = r.choice((2, 3, 4, 5, 10, r.randint(6, 60)))
    return made(
        f"basics.is_multiple.{n}",
        f"is_multiple_of_{n} multiple_of_{n} divisible_by_{n}",
        "number: int",
        "bool",
        f"""
        Is {{number}} a multiple of {n}?
        multiple of {n}
        Return True if the number can be divided by {n} without a rest.
        Given an integer, tell whether it is in the times table of {n}.
        check divisibility by {n}
        Returns whether {{number}} is evenly divisible by {n}.
        divisible by {n}?
        """,
        f"""
        return number % {n} == 0
        ---
        if number % {n} == 0:
            return True
        return False
        ---
        return not number % {n}
        """,
        lambda r: (r.choice((n * r.randint(0, 9), draw.integer(r), n * r.randint(1, 9) + 1)),),
    )


def _surround(r: Random) -> Entry:
    before = r.choice(
        ("Dear ", "Hi ", "Hello ", "Mr. ", "Dr. ", "To ", "Name: ", "# ", "> ", "item: ", "the ")
    )
    after = r.choice(("", "!", ".", "?", ",", " :)", ";", "..."))
    tail = f" and '{after}' after it" if after else ""
    join = f" + {after!r}" if after else ""
    return made(
        f"basics.surround.{before.strip()}.{after.strip() or 'plain'}".replace(" ", ""),
        "decorate add_text build_text make_line",
        "text: str",
        "str",
        f"""
        Put '{before}' before {{text}}{tail}.
        Return {{text}} with '{before}' in front{tail}.
        start with '{before}'{", end with " + repr(after) if after else ""}
        Given a string, write '{before}' before it{tail}.
        Returns '{before}...{after}' where the dots are the given text.
        Prepend '{before}'{" and append " + repr(after) if after else " to a string"}.
        text to '{before}text{after}'
        """,
        f"""
        return {before!r} + text{join}
        ---
        return f"{before}{{text}}{after}"
        ---
        parts = [{before!r}, text{", " + repr(after) if after else ""}]
        return "".join(parts)
        """,
        lambda r: (_text(r),),
    )


def _repeat_item(r: Random) -> Entry:
    what, n = (
        r.choice(("-", "*", "=", "#", "ha", "ab", "la ", "+")),
        r.choice((2, 3, 5, 10, r.randint(4, 30))),
    )
    if r.random() < 0.5:
        return made(
            f"basics.repeat_const.{what.strip()}",
            "repeat make_line draw_line",
            "n: int",
            "str",
            f"""
            Repeat '{what}' {{n}} times.
            '{what}' n times
            Return a string of {{n}} times '{what}'.
            Given a count, return '{what}' repeated that often; 0 gives an empty string.
            write '{what}' again and again, {{n}} times
            Returns n copies of '{what}' in one string.
            How do I repeat '{what}'?
            """,
            f"""
            return {what!r} * n
            ---
            result = ""
            for _ in range(n):
                result += {what!r}
            return result
            ---
            return "".join({what!r} for _ in range(n))
            """,
            lambda r: (r.randint(0, 8),),
        )
    return made(
        f"basics.repeat_times.{n}",
        f"repeat repeat_{n} copies",
        "text: str",
        "str",
        f"""
        Repeat {{text}} {n} times.
        text times {n}
        Return the string {n} times in a row.
        Given a string, return {n} copies of it in one string.
        write it {n} times
        Returns {{text}} repeated {n} times, with nothing in between.
        {n} copies of a text
        """,
        f"""
        return text * {n}
        ---
        result = ""
        for _ in range({n}):
            result += text
        return result
        ---
        return "".join([text] * {n})
        """,
        lambda r: (draw.letters(r, 0, 3),),
    )


def _between_const(r: Random) -> Entry:
    low = r.choice((0, 1, 5, 10, r.randint(-20, 60)))
    high = low + r.choice((5, 9, 10, 90, r.randint(2, 80)))
    return made(
        f"basics.in_range.{low}.{high}",
        "is_valid in_range is_allowed check_range",
        "number: int",
        "bool",
        f"""
        Is {{number}} from {low} to {high}?
        between {low} and {high}, both included
        Return True if the number is at least {low} and at most {high}.
        Given an integer, tell whether it lies in the range {low} to {high} (inclusive).
        number in range {low}..{high}
        Returns whether {{number}} is not less than {low} and not more than {high}.
        Valid numbers go from {low} to {high}; check that.
        """,
        f"""
        return {low} <= number <= {high}
        ---
        return number >= {low} and number <= {high}
        ---
        if number < {low} or number > {high}:
            return False
        return True
        """,
        lambda r: (r.choice((low, high, low - 1, high + 1, r.randint(low, high), draw.integer(r))),),
    )


def _count_compare(r: Random) -> Entry:
    n = r.choice((0, 5, 10, 18, 50, 100, r.randint(-10, 90)))
    word, sign, other = r.choice(
        (
            ("over", ">", "greater than"),
            ("under", "<", "less than"),
            ("not over", "<=", "at most"),
            ("not under", ">=", "at least"),
        )
    )
    return made(
        f"basics.count_compare.{word.replace(' ', '_')}.{n}",
        "count_matching how_many count_numbers",
        "numbers: list[int]",
        "int",
        f"""
        Count the numbers that are {other} {n}.
        how many are {word} {n}
        Return how many of {{numbers}} are {other} {n}.
        Given a list of integers, return the amount that is {other} {n}.
        number of values {word} {n}
        Returns the count of elements of {{numbers}} that are {word} {n}, 0 if there are none.
        How many numbers are {other} {n}?
        """,
        f"""
        return sum(1 for number in numbers if number {sign} {n})
        ---
        count = 0
        for number in numbers:
            if number {sign} {n}:
                count += 1
        return count
        ---
        return len([number for number in numbers if number {sign} {n}])
        """,
        lambda r: ([r.choice((n, n + 1, n - 1, draw.integer(r))) for _ in range(r.randint(0, 7))],),
    )


FAMILIES = (_default_divide, _surround, _repeat_item, _between_const, _count_compare)
