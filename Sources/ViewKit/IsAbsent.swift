// When `{{^x}}…{{/x}}` is shown.

/// Whether it is not so.
@inlinable
package func isAbsent(_ condition: Bool) -> Bool { !condition }

/// Whether there is none.
@inlinable
package func isAbsent<Value>(_ value: Value?) -> Bool { value == nil }

/// Whether there is not one.
@inlinable
package func isAbsent<Value>(_ values: [Value]) -> Bool { values.isEmpty }

/// Refused, since it would never show.
@inlinable
package func isAbsent<Value>(_ value: Value) -> AlwaysThere<Value> { AlwaysThere() }
