// What `{{#x}}…{{/x}}` goes through. Each element is the scope and the dot of one turn. A view says nothing of types, so
// the type of `x` chooses among these.

/// Once, with nothing new, if it is so.
@inlinable
package func each<Scope, Dot>(_ condition: Bool, _ scope: Scope, _ dot: Dot) -> Once<Scope, Dot> {
    Once(condition ? (scope, dot) : nil)
}

/// Once, with the text as the dot, if there is one: the names inside stay those of the scope.
@inlinable
package func each<Scope, Dot, Value: Text>(_ text: Value?, _ scope: Scope, _ dot: Dot) -> Once<Scope, Value> {
    Once(text.map { (scope, $0) })
}

/// Once for each text, as the dot: the names inside stay those of the scope.
@inlinable
package func each<Scope, Dot, Value: Text>(_ texts: [Value], _ scope: Scope, _ dot: Dot) -> EachText<Scope, Value> {
    EachText(texts, scope: scope)
}

/// Once, with the value as the scope and the dot, if there is one.
@inlinable
package func each<Scope, Dot, Value>(_ value: Value?, _ scope: Scope, _ dot: Dot) -> Once<Value, Value> {
    Once(value.map { ($0, $0) })
}

/// Once for each element, as the scope and the dot.
@inlinable
package func each<Scope, Dot, Value>(_ values: [Value], _ scope: Scope, _ dot: Dot) -> EachElement<Value> {
    EachElement(values)
}

/// Once, with the value as the scope and the dot.
@inlinable
package func each<Scope, Dot, Value>(_ value: Value, _ scope: Scope, _ dot: Dot) -> Once<Value, Value> {
    Once((value, value))
}

/// Refused, since a section over it would always show.
@inlinable
package func each<Scope, Dot, Value: Text>(_ text: Value, _ scope: Scope, _ dot: Dot) -> AlwaysThere<Scope, Value> {
    AlwaysThere()
}
