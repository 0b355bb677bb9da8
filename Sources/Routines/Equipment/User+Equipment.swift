import Models
import Texts

extension User {
    /// What the household trains with.
    package var equipment: HouseholdEquipment { HouseholdEquipment(user: self) }
}

/// The household's equipment as one of its people sees it. Everybody sees all of it; guests change nothing.
package struct HouseholdEquipment: Sendable {
    package let user: User

    package static let maximumTools = 100
    package static let maximumPlates = 40

    package var canEdit: Bool { !user.isGuest }

    /// - Throws: `NotAllowed` for a guest.
    package func requireEditing() throws {
        guard canEdit else { throw NotAllowed(EquipmentTexts.editingNotAllowed) }
    }
}
