import Mustache

/// What a search in the journal found.
struct JournalSearchPage: PageContent {
    let view = View.journalSearch
    let text: String
    let search: JournalSearch
    let isFirst: Bool
    let today: LocalDay

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to the calendar", to: Paths.journal)
        case "search": JournalSearchField(text: text, isLive: true)
        case "hasEntries": !search.entries.isEmpty
        case "entries": search.entries.map { EntryCard($0, found: search.query, today: today) }
        case "more": search.nextSkipped.map { Link.more(at: Paths.journalSearch(text, skipping: $0)) }
        case "nothing": search.entries.isEmpty ? nothing : nil
        default: nil
        }
    }

    private var nothing: String {
        if search.query.isEmpty { return "Type a word or two from an entry." }
        return isFirst ? "No entry has all of these words. Try fewer words, or check the spelling." : "No more entries."
    }
}

/// The field in which words of the journal are looked for.
struct JournalSearchField: Sendable, MustacheParent {
    var text = ""
    /// Whether the page shows what is found, with each letter anew.
    var isLive = false

    func child(named name: String) -> Any? {
        switch name {
        case "action": Paths.journalSearch
        case "text": text
        case "isLive": isLive
        case "maximumLength": String(JournalQuery.maximumLength)
        default: nil
        }
    }
}
