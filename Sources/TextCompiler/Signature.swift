/// What the English message says of a text to the code that uses it.
struct Signature {
    enum Kind: String {
        /// A `String`.
        case text = "Text"
        /// An `Int` that is written in the language's way.
        case number = "Number"
        /// An `Int` that is written as its digits, such as a year.
        case digits = "Digits"
    }

    struct Parameter {
        /// In Fluent.
        let name: String
        /// In code.
        let codeName: String
        let kind: Kind
    }

    /// In code.
    let name: String
    let parameters: [Parameter]
    /// How many pieces stand in brackets, which a view puts into elements.
    let marks: Int
    /// The words that English tells apart, by the names of the variables that say them.
    let words: [String: Set<Variant.Key>]

    func parameter(_ name: String) -> Parameter? { parameters.first { $0.name == name } }

    /// - Parameter message: the English one.
    init(of message: Message) throws(Fault) {
        guard let name = Names.camelCase(message.name), !Names.impossible.contains(name) else {
            throw Fault("'\(message.name)' is no name of a text: \(Names.rule)", at: message.position)
        }
        self.name = name
        marks = try message.pattern.marks(at: message.position)
        words = Dictionary(
            message.pattern.selects.map { ($0.variable.name, Set($0.variants.map(\.key))) },
            uniquingKeysWith: { $0.union($1) })
        var parameters: [Parameter] = []
        for line in message.comment {
            guard let declared = try Self.declaration(in: line) else { continue }
            parameters.append(try Self.parameter(declared.variable, declared.kind, besides: parameters))
            guard message.pattern.variables.contains(where: { $0.name == declared.variable.name }) else {
                throw Fault("'\(message.name)' has no '$\(declared.variable.name)'", at: line.position)
            }
        }
        for variable in message.pattern.variables where !parameters.contains(where: { $0.name == variable.name }) {
            parameters.append(try Self.parameter(variable, .text, besides: parameters))
        }
        self.parameters = parameters
    }

    /// `$name (Type)`, after which a comment can say what it is; nil for other comments.
    private static func declaration(in line: CommentLine) throws(Fault) -> (variable: Variable, kind: Kind)? {
        guard let match = line.text.wholeMatch(of: /\$([a-zA-Z][\w-]*)(?: \(([^)]*)\))?(?:\W.*)?/) else {
            return nil
        }
        let type = match.output.2.map(String.init) ?? Kind.text.rawValue
        guard let kind = Kind(rawValue: type) else {
            throw Fault("'\(type)' is no type: Text, Number or Digits", at: line.position)
        }
        return (Variable(name: String(match.output.1), position: line.position), kind)
    }

    private static func parameter(
        _ variable: Variable, _ kind: Kind, besides others: [Parameter]
    ) throws(Fault) -> Parameter {
        guard let codeName = Names.camelCase(variable.name), !Names.impossible.contains(codeName) else {
            throw Fault("'$\(variable.name)' is no name of a variable: \(Names.rule)", at: variable.position)
        }
        guard !others.contains(where: { $0.codeName == codeName }) else {
            throw Fault("'$\(variable.name)' is here twice", at: variable.position)
        }
        return Parameter(name: variable.name, codeName: codeName, kind: kind)
    }
}
