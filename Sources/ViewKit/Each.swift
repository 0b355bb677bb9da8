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
