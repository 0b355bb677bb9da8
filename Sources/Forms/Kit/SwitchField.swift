/// What `settings/_switch` shows: something to be turned on and off.
package protocol SwitchField: Sendable {
    var name: String { get }
    var label: String { get }
    var note: String { get }
    var isOn: Bool { get }
}
