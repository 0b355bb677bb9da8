import Texts

/// The color of a plate, as it is printed on most rubber plates.
package enum PlateColor: String, CaseIterable, Sendable {
    case red, blue, yellow, green, white, black, gray, orange, pink, purple

    package var name: String {
        switch self {
        case .red: EquipmentTexts.red
        case .blue: EquipmentTexts.blue
        case .yellow: EquipmentTexts.yellow
        case .green: EquipmentTexts.green
        case .white: EquipmentTexts.white
        case .black: EquipmentTexts.black
        case .gray: EquipmentTexts.gray
        case .orange: EquipmentTexts.orange
        case .pink: EquipmentTexts.pink
        case .purple: EquipmentTexts.purple
        }
    }
}
