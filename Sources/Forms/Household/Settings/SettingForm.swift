import Models

/// A form for a single setting.
package protocol SettingForm: Form {
    associatedtype Setting: Sendable
    init(_ user: User)
    mutating func validate() -> Setting?
}
