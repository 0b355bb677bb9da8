import HTTP
import Mustache

enum SettingsController {
    static func index(_ visit: MemberVisit) async throws -> Response {
        try visit.page(SettingsPage(), title: "Settings")
    }
}

struct SettingsPage: PageContent {
    let view = View.settings

    func child(named name: String) -> Any? {
        switch name {
        case "rows":
            [
                ListRow(
                    title: "Profile", path: Paths.profile, icon: "profile",
                    note: "Name, photo, fitness goal, time zone, password"),
                ListRow(
                    title: "Sessions", path: Paths.sessions, icon: "lock",
                    note: "Where you are signed in, and signing out there"),
            ]
        default: nil
        }
    }
}
