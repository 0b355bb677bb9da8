// The sequences that `{{#x}}…{{/x}}` loops over. Each element is the scope and the dot of one iteration. A view has no
// types, so overload resolution on the type of `x` chooses among these.

/// Once, with the scope and the dot unchanged, if the condition is true.
@inlinable
package func each<Scope, Dot>(_ condition: Bool, _ scope: Scope, _ dot: Dot) -> Once<Scope, Dot> {
    Once(condition ? (scope, dot) : nil)
}

/// Once, with the text as the dot, if there is one. The scope stays the same.
@inlinable
package func each<Scope, Dot, Value: Text>(_ text: Value?, _ scope: Scope, _ dot: Dot) -> Once<Scope, Value> {
    Once(text.map { (scope, $0) })
}

/// Once per text, with it as the dot. The scope stays the same.
@inlinable
package func each<Scope, Dot, Value: Text>(_ texts: [Value], _ scope: Scope, _ dot: Dot) -> EachText<Scope, Value> {
    EachText(texts, scope: scope)
}

/// Once, with the value as the scope and the dot, if there is one.
@inlinable
package func each<Scope, Dot, Value>(_ value: Value?, _ scope: Scope, _ dot: Dot) -> Once<Value, Value> {
    Once(value.map { ($0, $0) })
}

/// Once per element, with it as the scope and the dot.
@inlinable
package func each<Scope, Dot, Value>(_ values: [Value], _ scope: Scope, _ dot: Dot) -> EachElement<Value> {
    EachElement(values)
}

/// Once, with the value as the scope and the dot.
@inlinable
package func each<Scope, Dot, Value>(_ value: Value, _ scope: Scope, _ dot: Dot) -> Once<Value, Value> {
    Once((value, value))
}

/// Does not compile, since a section over a non-optional text would always show.
@inlinable
package func each<Scope, Dot, Value: Text>(_ text: Value, _ scope: Scope, _ dot: Dot) -> AlwaysThere<Scope, Value> {
    AlwaysThere()
}
