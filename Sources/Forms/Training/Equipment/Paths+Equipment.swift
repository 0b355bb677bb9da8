import Racks

extension Paths {
    package static let equipment = "/settings/equipment"
    package static let newEquipment = "\(equipment)/new"
    package static let usualEquipment = "\(equipment)/usual"
    package static let plates = "\(equipment)/plates"
    package static let newPlates = "\(plates)/new"

    package static func newEquipment(_ kind: RackToolKind) -> String { "\(newEquipment)?kind=\(kind.rawValue)" }
    package static func tool(_ id: Int64) -> String { "\(equipment)/\(id)" }
    package static func plates(_ id: Int64) -> String { "\(plates)/\(id)" }
    /// How the person does an exercise.
    package static func exerciseSetup(_ id: Int64) -> String { "\(exercise(id))/setup" }
}
