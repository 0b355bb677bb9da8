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
