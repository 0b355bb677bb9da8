"""An HTML validator for the mistakes that pages like these can have: https://html.spec.whatwg.org."""

import html.parser
import re

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
HEADINGS = {"h1", "h2", "h3", "h4", "h5", "h6"}
BLOCKS = HEADINGS | {
    "address", "article", "aside", "blockquote", "details", "dialog", "div", "dl", "dt", "dd", "fieldset", "figure",
    "footer", "form", "header", "hgroup", "hr", "li", "main", "nav", "ol", "p", "pre", "section", "table", "ul"}
# Elements that may contain only phrasing content; a link and a `noscript` accept what their parents accept.
PHRASES = HEADINGS | {
    "abbr", "b", "button", "code", "dfn", "em", "i", "kbd", "label", "legend", "mark", "output", "p", "pre", "progress",
    "small", "span", "strong", "summary", "time"}
CONTROLS = {"button", "details", "input", "label", "select", "textarea"}
CHILDREN = {
    "ul": {"li", "template"}, "ol": {"li", "template"}, "dl": {"div", "dt", "dd"}, "select": {"option", "optgroup"},
    "table": {"caption", "colgroup", "thead", "tbody", "tfoot", "tr"}, "thead": {"tr"}, "tbody": {"tr"},
    "tr": {"th", "td"}}
DRAWING_ROLES = {None, "application", "document", "img", "none", "presentation"}
NAMELESS = {"b", "code", "dd", "div", "dt", "em", "i", "p", "span", "strong"}
REFERENCES = ("for", "form", "list", "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns")


class Mistakes(html.parser.HTMLParser):
    def __init__(self, page: str):
        super().__init__()
        self.found: list[str] = []
        self.open: list[tuple[str, dict[str, str | None]]] = []
        self.identifiers: set[str] = set()
        self.references: list[tuple[str, str]] = []
        # The first option is checked when it starts, a heading when it ends.
        self.awaits_empty_option = False
        self.heading_text = ""
        if not page.lstrip().lower().startswith("<!doctype html>"):
            self.found.append("it has no doctype")
        if control := re.search(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]", page):
            self.found.append(f"it has the control character {control[0]!r}")
        self.feed(page)
        self.close()
        self.found += [f"<{tag}> is never closed" for tag, _ in self.open]
        self.found += [f"{tag} refers to #{name}, which is not there" for tag, name in self.references
                       if name not in self.identifiers]

    def handle_starttag(self, tag: str, pairs: list[tuple[str, str | None]]):
        attributes = dict(pairs)
        if tag == "option":
            self.end_option()
        if len(attributes) < len(pairs):
            self.tell(tag, attributes, "has an attribute twice")
        self.check_place(tag, attributes)
        self.check_names(tag, attributes)
        self.check_role(tag, attributes)
        self.check_choice(tag, attributes)
        if tag in HEADINGS:
            self.heading_text = ""
        if tag not in VOID:
            self.open.append((tag, attributes))

    def handle_startendtag(self, tag: str, pairs: list[tuple[str, str | None]]):
        self.handle_starttag(tag, pairs)
        if tag not in VOID:
            self.open.pop()

    def end_option(self):
        """The end tag of an option may be omitted."""
        if self.open and self.open[-1][0] == "option":
            self.open.pop()

    def handle_endtag(self, tag: str):
        if tag in ("datalist", "select"):
            self.end_option()
        if not self.open or self.open[-1][0] != tag:
            self.found.append(f"</{tag}> closes {self.open[-1] if self.open else 'nothing'}")
            return
        _, attributes = self.open.pop()
        if tag in HEADINGS and not self.heading_text.strip() and not self.is_within("template"):
            self.tell(tag, attributes, "is an empty heading")

    def handle_data(self, data: str):
        self.heading_text += data

    def tell(self, tag: str, attributes: dict[str, str | None], what: str):
        words = "".join(f' {name}="{value or ""}"' for name, value in attributes.items())
        self.found.append(f"<{tag}{words[:120]}> {what}")

    def is_within(self, *tags: str) -> bool:
        return any(tag in tags for tag, _ in self.open)

    def check_place(self, tag: str, attributes: dict[str, str | None]):
        within = [parent for parent, _ in self.open]
        if "svg" in within:
            return
        if within and tag not in CHILDREN.get(within[-1], {tag}):
            self.tell(tag, attributes, f"is a child of <{within[-1]}>")
        parent = next((one for one in reversed(within) if one not in ("a", "noscript", "ins", "del")), "")
        is_title_of_summary = parent == "summary" and tag in HEADINGS
        if tag in BLOCKS and parent in PHRASES and not is_title_of_summary and not (parent == "legend" and tag in HEADINGS):
            self.tell(tag, attributes, f"is within <{parent}>")
        is_control = tag in CONTROLS and attributes.get("type") != "hidden" or tag == "a" and "href" in attributes
        if is_control and self.is_within("a", "button"):
            self.tell(tag, attributes, "is a control within a control")
        if tag == "form" and "form" in within:
            self.tell(tag, attributes, "is a form within a form")

    def check_names(self, tag: str, attributes: dict[str, str | None]):
        name = attributes.get("id")
        if name is not None and not self.is_within("template"):
            if not name or re.search(r"\s", name):
                self.tell(tag, attributes, "has no proper id")
            if name in self.identifiers:
                self.tell(tag, attributes, "has an id of another element")
            self.identifiers.add(name)
        for reference in REFERENCES:
            self.references += [(f"{tag}[{reference}]", one) for one in (attributes.get(reference) or "").split()]
        if tag == "img" and "alt" not in attributes:
            self.tell(tag, attributes, "has no alt")

    def check_role(self, tag: str, attributes: dict[str, str | None]):
        role = attributes.get("role")
        if tag == "svg" and role not in DRAWING_ROLES:
            self.tell(tag, attributes, f"has the role {role}")
        if tag in NAMELESS and not role and "aria-label" in attributes:
            self.tell(tag, attributes, "has a name, and no role that takes one")

    def check_choice(self, tag: str, attributes: dict[str, str | None]):
        """The first option of a required choice must be the empty placeholder."""
        if tag == "option" and self.awaits_empty_option and attributes.get("value") != "":
            self.tell(tag, attributes, "is the first option of a required choice, and no empty one")
        if tag in ("option", "select"):
            self.awaits_empty_option = tag == "select" and "required" in attributes and "multiple" not in attributes


def mistakes(page: str) -> list[str]:
    return Mistakes(page).found
