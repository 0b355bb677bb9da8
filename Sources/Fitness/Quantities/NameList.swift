extension RawRepresentable where RawValue == String {
    /// Those that a column names, `biceps,triceps`; unknown names are passed over.
    @inlinable
    package static func list(_ names: String) -> [Self] {
        names.utf8.split(separator: UInt8(ascii: ",")).compactMap { Self(rawValue: String(Substring($0))) }
    }
}
