/// One input of a form: its label, what was typed, and what is wrong with that.
struct Field: Sendable {
    struct Option: Sendable {
        let value: String
        let label: String
        var icon: String?
        var isSelected = false
    }

    let name: String
    var label: String
    /// The element's id, for a page that has the same name twice.
    var id: String
    var value: String
    var error: String?
    var hint: String?
    var unit: String?
    /// The keys that a phone offers for a number (HTML `inputmode`).
    var inputMode = "decimal"
    var autocomplete: String?
    var maximumLength: Int?
    var isRequired: Bool
    /// What a group of choices offers.
    var options: [Option]
    /// Whether the page opens with the cursor here.
    var isFocused = false

    init(
        _ name: String, label: String, value: String = "", hint: String? = nil, unit: String? = nil,
        autocomplete: String? = nil, maximumLength: Int? = nil, isRequired: Bool = true, options: [Option] = []
    ) {
        self.name = name
        self.label = label
        id = name
        self.value = value
        self.hint = hint
        self.unit = unit
        self.autocomplete = autocomplete
        self.maximumLength = maximumLength
        self.isRequired = isRequired
        self.options = options
    }

    var maxLength: String? { maximumLength.map(String.init) }
    var mustBeFilled: Bool { isRequired && canBeEmpty }

    /// Of choices that always have one nothing can be required.
    private var canBeEmpty: Bool { options.first?.value.isEmpty ?? true }

    /// The ids of the texts that a screen reader reads with the input (WAI-ARIA `aria-describedby`).
    var describedBy: String? {
        let ids = [error.map { _ in "\(id)-error" }, hint.map { _ in "\(id)-hint" }].compactMap { $0 }
        return ids.isEmpty ? nil : ids.joined(separator: " ")
    }

    var selectedOptions: [Option] {
        options.map { option in
            var option = option
            option.isSelected = option.value == value
            return option
        }
    }
}
