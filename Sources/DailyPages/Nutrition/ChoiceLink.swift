/// One of the choices that a page is shown for.
struct ChoiceLink: Sendable {
    let label: String
    let path: String
    let isCurrent: Bool
}
