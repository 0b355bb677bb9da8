// What `{{#x}}…{{/x}}` loops over. A view has no types, so overload resolution on the type of `x` chooses among these: the
// iterations, and the scope and the dot of each. The surrounding scope, which may be a whole page, is never copied.

/// Once, if the condition is true.
@inlinable
package func each(_ condition: Bool) -> Once<Void> { Once(condition ? () : nil) }

/// Once, if there is a value.
@inlinable
package func each<Value>(_ value: Value?) -> Once<Value> { Once(value) }

/// Once per element.
@inlinable
package func each<Value>(_ values: [Value]) -> [Value] { values }

/// Once.
@inlinable
package func each<Value>(_ value: Value) -> Once<Value> { Once(value) }

/// Does not compile, since a section over a non-optional text would always show.
@inlinable
package func each<Value: Text>(_ text: Value) -> NonOptionalSection<Value> { NonOptionalSection() }

/// Inside a condition, names refer to the surrounding scope.
@inlinable
package func scope<Scope>(of turn: Void, in scope: Scope) -> Scope { scope }

/// Inside a text, names refer to the surrounding scope.
@inlinable
package func scope<Value: Text, Scope>(of text: Value, in scope: Scope) -> Scope { scope }

/// Inside a value, names are its properties.
@inlinable
package func scope<Value, Scope>(of value: Value, in scope: Scope) -> Value { value }

/// Inside a condition, the dot is the surrounding one.
@inlinable
package func dot<Dot>(of turn: Void, in dot: Dot) -> Dot { dot }

/// Inside a text or a value, the dot is that.
@inlinable
package func dot<Value, Dot>(of value: Value, in dot: Dot) -> Value { value }

// Whether `{{^x}}…{{/x}}` is shown.

/// Whether the condition is false.
@inlinable
package func isAbsent(_ condition: Bool) -> Bool { !condition }

/// Whether the value is nil.
@inlinable
package func isAbsent<Value>(_ value: Value?) -> Bool { value == nil }

/// Whether the list is empty.
@inlinable
package func isAbsent<Value>(_ values: [Value]) -> Bool { values.isEmpty }

/// Does not compile, since the section would never show.
@inlinable
package func isAbsent<Value>(_ value: Value) -> NonOptionalSection<Value> { NonOptionalSection() }

/// One iteration or none.
@frozen
@usableFromInline
package struct Once<Element>: Sequence, IteratorProtocol {
    @usableFromInline
    var turn: Element?

    @inlinable
    init(_ turn: Element?) { self.turn = turn }

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
