import ViewKit

/// The models of the views in `Tests/Views/sample`.
struct Sample {
    struct Card {
        let name: String
        var note: String?
        var isNew = false
        var links: [Link] = []
    }

    var title = "Tom & \"Jerry\""
    let count = 42
    let isOn = true
    let isOff = false
    let note: String? = "it's <b>"
    let missing: String? = nil
    let tags = ["a", "<b>", ""]
    let noTags: [String] = []
    let numbers = [1, -2, 3]
    let texts = ["&", "<", ">", "\"", "'", "é♥"]
    let card = Card(name: "one & only", note: "noted", links: [Link("First", to: "/1"), Link("Second", to: "/2?a&b")])
    let best: Card? = Card(name: "best", isNew: true)
    let worst: Card? = nil
    let cards = [Card(name: "A", links: [Link("a", to: "/a")]), Card(name: "B", isNew: true)]
    let noCards: [Card] = []
    let svg = Markup(trusted: "<svg viewBox=\"0 0 1 1\"/>")
    let mark: Markup? = Markup(trusted: "<i>")
    let marks = [Markup(trusted: "<b>"), Markup(trusted: "</b>")]
}

struct Layout {
    struct Person {
        let fullName: String
    }

    let title: String
    var user: Person?
    let icons = "/icons.svg?3"

    var isSignedIn: Bool { user != nil }
}

struct Link {
    let path: String
    let label: String

    init(_ label: String, to path: String) {
        self.path = path
        self.label = label
    }
}
