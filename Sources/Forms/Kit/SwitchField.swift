/// The content of `settings/_switch`: a setting to turn on or off.
package protocol SwitchField: Sendable {
    var name: String { get }
    var label: String { get }
    var note: String { get }
    var isOn: Bool { get }
}
