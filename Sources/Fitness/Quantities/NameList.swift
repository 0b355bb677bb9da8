extension RawRepresentable where RawValue == String {
    /// The cases named in a column, `biceps,triceps`; unknown names are skipped.
    @inlinable
    package static func list(_ names: String) -> [Self] {
        names.utf8.split(separator: UInt8(ascii: ",")).compactMap { Self(rawValue: String(Substring($0))) }
    }
}
