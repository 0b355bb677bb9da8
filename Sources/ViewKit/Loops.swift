/// One iteration or none.
@frozen
@usableFromInline
package struct Once<Scope, Dot>: Sequence, IteratorProtocol {
    @usableFromInline
    var turn: (Scope, Dot)?

    @inlinable
    init(_ turn: (Scope, Dot)?) {
        self.turn = turn
    }

    @inlinable
    package mutating func next() -> (Scope, Dot)? {
        defer { turn = nil }
        return turn
    }
}

/// An iteration for each text, all with the same scope.
@frozen
@usableFromInline
package struct EachText<Scope, Value>: Sequence, IteratorProtocol {
    @usableFromInline
    let scope: Scope
    @usableFromInline
    var texts: IndexingIterator<[Value]>

    @inlinable
    init(_ texts: [Value], scope: Scope) {
        self.scope = scope
        self.texts = texts.makeIterator()
    }

    @inlinable
    package mutating func next() -> (Scope, Value)? {
        texts.next().map { (scope, $0) }
    }
}

/// An iteration for each element.
@frozen
@usableFromInline
package struct EachElement<Value>: Sequence, IteratorProtocol {
    @usableFromInline
    var elements: IndexingIterator<[Value]>

    @inlinable
    init(_ elements: [Value]) {
        self.elements = elements.makeIterator()
    }

    @inlinable
    package mutating func next() -> (Value, Value)? {
        elements.next().map { ($0, $0) }
    }
}

/// The result for a section over a value that is never absent: it does not compile.
@frozen
@usableFromInline
package struct AlwaysThere<Scope, Dot> {
    @inlinable
    init() {}
}

@available(*, unavailable, message: "this text is always there: take the section away, or make the text optional")
extension AlwaysThere: Sequence {
    @usableFromInline
    package func makeIterator() -> Once<Scope, Dot> { Once(nil) }
}
