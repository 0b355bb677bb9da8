// What `{{#x}}…{{/x}}` goes through. A view says nothing of types, so the type of `x` chooses among these: how often there
// is a turn, and what the scope and the dot of each are. Nothing of the scope around is copied, which may be a whole page.

/// Once, if it is so.
@inlinable
package func each(_ condition: Bool) -> Once<Void> { Once(condition ? () : nil) }

/// Once, if there is one.
@inlinable
package func each<Value>(_ value: Value?) -> Once<Value> { Once(value) }

/// Once for each element.
@inlinable
package func each<Value>(_ values: [Value]) -> [Value] { values }

/// Once.
@inlinable
package func each<Value>(_ value: Value) -> Once<Value> { Once(value) }

/// Refused, since a section over it would always show.
@inlinable
package func each<Value: Text>(_ text: Value) -> AlwaysThere<Value> { AlwaysThere() }

/// Inside of a condition the names are those of the scope around.
@inlinable
package func scope<Scope>(of turn: Void, in scope: Scope) -> Scope { scope }

/// Inside of a text the names are those of the scope around.
@inlinable
package func scope<Value: Text, Scope>(of text: Value, in scope: Scope) -> Scope { scope }

/// Inside of a value the names are its own.
@inlinable
package func scope<Value, Scope>(of value: Value, in scope: Scope) -> Value { value }

/// Inside of a condition the dot is that around.
@inlinable
package func dot<Dot>(of turn: Void, in dot: Dot) -> Dot { dot }

/// Inside of a text or a value the dot is that.
@inlinable
package func dot<Value, Dot>(of value: Value, in dot: Dot) -> Value { value }
