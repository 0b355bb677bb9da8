import Models

/// A form for a single setting.
package protocol SettingForm: DraftForm {
    init(_ user: User)
}
