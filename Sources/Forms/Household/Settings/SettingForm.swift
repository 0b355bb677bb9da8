import Models

/// A form that is all of a setting.
package protocol SettingForm: Form {
    associatedtype Setting: Sendable
    init(_ user: User)
    mutating func validate() -> Setting?
}
