/// One turn or none.
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

/// What a section over a value comes to that is never absent: nothing that compiles.
@frozen
@usableFromInline
package struct AlwaysThere<Value> {
    @inlinable
    init() {}
}

@available(*, unavailable, message: "this text is always there: take the section away, or make the text optional")
extension AlwaysThere: Sequence {
    @usableFromInline
    package func makeIterator() -> Once<Value> { Once(nil) }
}
