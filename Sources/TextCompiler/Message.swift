/// A message of a Fluent file: a name and what it says.
struct Message {
    let name: String
    let position: Position
    let comment: [CommentLine]
    let pattern: Pattern
}

/// A line directly above a message, without its `#`.
struct CommentLine {
    let text: String
    let position: Position
}

struct Pattern {
    var elements: [Element]

    /// All of its variables, in the order of their first use, those that select among them.
    var variables: [Variable] {
        elements.flatMap { element -> [Variable] in
            switch element {
            case .text: []
            case .value(let variable): [variable]
            case .select(let select): [select.variable] + select.variants.flatMap(\.pattern.variables)
            }
        }
    }

    /// The select expressions, those inside of others after them.
    var selects: [Select] {
        elements.flatMap { element -> [Select] in
            guard case .select(let select) = element else { return [] }
            return [select] + select.variants.flatMap(\.pattern.selects)
        }
    }

    /// How many pieces brackets mark, in the variants that have most.
    func marks(at position: Position) throws(Fault) -> Int {
        let fault = Fault("brackets mark one piece or two, and each is closed", at: position)
        var (isOpen, count) = (false, 0)
        for element in elements {
            switch element {
            case .value, .text(_, isLiteral: true): break
            case .text(let text, isLiteral: false):
                for bracket in text where bracket == "[" || bracket == "]" {
                    guard isOpen == (bracket == "]") else { throw fault }
                    isOpen.toggle()
                    if isOpen { count += 1 }
                }
            case .select(let select):
                var most = 0
                for variant in select.variants { most = max(most, try variant.pattern.marks(at: variant.position)) }
                guard most == 0 || !isOpen else { throw fault }
                count += most
            }
        }
        guard !isOpen, count <= 2 else { throw fault }
        return count
    }

    /// The same with other words, and with no two pieces of text beside each other.
    func mapWords(_ change: (String) -> String) -> Pattern {
        var (elements, words) = ([Element](), "")
        for element in self.elements {
            if case .text(let text, _) = element {
                words += change(text)
                continue
            }
            if !words.isEmpty { elements.append(.text(words, isLiteral: false)) }
            words = ""
            if case .select(let select) = element {
                elements.append(.select(select.mapPatterns { $0.mapWords(change) }))
            } else {
                elements.append(element)
            }
        }
        if !words.isEmpty { elements.append(.text(words, isLiteral: false)) }
        return Pattern(elements: elements)
    }
}

enum Element {
    /// A literal stands in quotation marks: its brackets mark nothing.
    case text(String, isLiteral: Bool)
    case value(Variable)
    case select(Select)
}

struct Variable {
    let name: String
    let position: Position
}

struct Select {
    let variable: Variable
    /// The last one is the default.
    var variants: [Variant]

    func mapPatterns(_ change: (Pattern) -> Pattern) -> Select {
        Select(
            variable: variable,
            variants: variants.map { Variant(key: $0.key, position: $0.position, pattern: change($0.pattern)) })
    }
}

struct Variant {
    enum Key: Hashable {
        case number(Int)
        case name(String)
    }

    let key: Key
    let position: Position
    let pattern: Pattern
}
