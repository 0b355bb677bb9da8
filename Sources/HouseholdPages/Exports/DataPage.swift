import Forms
import Models
import Texts
import Web

struct DataPage: PageContent {
    var view: CompiledView<Self> { view_settings_data }
    let contents: AccountContents
    let room: PhotoQuota
    let isGuest: Bool
    /// Whether the last download broke off.
    let hasBrokenOff: Bool

    var back: Link { Link(CommonTexts.backToSettings, to: Paths.settings) }
    var photos: String { ExportTexts.yourPhotosUse(room.text) }
    var archive: String { Paths.archive }
    var rows: [ListRow] { [ListRow.imports, ListRow.accountDeletion(isGuest: isGuest)] }
}

/// What both the settings and the page of the data lead to.
extension ListRow {
    static var imports: ListRow {
        ListRow(
            title: CommonTexts.imports, path: Paths.dataImports, icon: "archive",
            note: CommonTexts.importsNote)
    }

    static func accountDeletion(isGuest: Bool) -> ListRow {
        isGuest
            ? ListRow(
                title: CommonTexts.leaveAndDeleteEverything, path: Paths.logout, icon: "trash",
                note: CommonTexts.guestDataNote)
            : ListRow(
                title: CommonTexts.deleteAccount, path: Paths.accountDeletion, icon: "trash",
                note: CommonTexts.permanentlyWithAllData)
    }
}
