import HTTP

extension Query {
    /// How many things of a list come before the page that is asked for.
    package func skipped(_ name: String = "older") -> Int {
        max(0, self[name].flatMap { Int32($0) }.map(Int.init) ?? 0)
    }
}
