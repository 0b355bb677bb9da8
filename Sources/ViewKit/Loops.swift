/// One iteration or none.
@frozen
@usableFromInline
package struct Once<Element>: Sequence, IteratorProtocol {
    @usableFromInline
    var turn: Element?

    @inlinable
    init(_ turn: Element?) {
        self.turn = turn
    }

    @inlinable
    package mutating func next() -> Element? { turn.take() }
}

/// The result for a section over a value that is never absent: it does not compile.
@frozen
@usableFromInline
package struct NonOptionalSection<Value> {
    @inlinable
    init() {}
}

@available(*, unavailable, message: "this text is always there: take the section away, or make the text optional")
extension NonOptionalSection: Sequence {
    @usableFromInline
    package func makeIterator() -> Once<Value> { Once(nil) }
}
