import HTTP

struct TrackableEntryForm: LoggingForm {
    static let maximumValue = 1_000_000_000.0

    let action: String
    let cancelPath: String?
    /// nil when the form came without one of theirs.
    let trackable: Trackable?
    var subject = Field("trackable_id", label: "Trackable")
    var value = Field("value", label: "Value")
    var note = Field("note", label: "Note", maximumLength: Field.noteLength, isRequired: false)
    var date = Field("date", label: "Date")
    var doubts = Doubts()
    var token: String

    static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.subject, \.value, \.note, \.date] }

    private init(action: String, trackable: Trackable?, on day: LocalDay) throws {
        self.action = action
        self.trackable = trackable
        cancelPath = Paths.track(on: day)
        token = try FormToken().text
        value.unit = trackable.flatMap { $0.unit.isEmpty ? nil : $0.unit }
        if let unit = trackable?.durationUnit {
            value.hint = unit.examples
            value.inputMode = "text"
        }
        subject.value = trackable.map { String($0.id) } ?? ""
        date.value = day.description
    }

    /// A new value.
    init(trackable: Trackable?, on day: LocalDay) throws {
        try self.init(action: Paths.trackableEntries, trackable: trackable, on: day)
    }

    mutating func suggest(_ likely: Double) {
        value.value = DecimalText.format(likely)
    }

    /// An entry that is there.
    init(_ entry: TrackableEntry, of trackable: Trackable) throws {
        try self.init(action: Paths.trackableEntry(entry.id), trackable: trackable, on: entry.day)
        value.value = DecimalText.format(entry.value)
        note.value = entry.note
    }

    mutating func take(_ typed: FormFields) {
        value.value = ""
        fill(from: typed)
        takeHidden(from: typed)
    }

    mutating func validate(today: LocalDay) -> TrackableEntryDraft? {
        if trackable == nil { subject.error = "Please choose what to log" }
        let value = number()
        let note = note.optionalText(maximumLength: Field.noteLength)
        let day = day(today: today)
        guard isValid, let trackable, let value, let note, let day else {
            focusFirstError()
            return nil
        }
        return TrackableEntryDraft(trackable: trackable, day: day, value: value, note: note)
    }

    /// Nothing is a value where the last one counts; added to others it says nothing.
    private mutating func number() -> Double? {
        let unit = trackable?.durationUnit
        let read = { (text: String) in DecimalText.parse(text) ?? unit.flatMap { $0.value(text) } }
        if trackable?.aggregation == .last, read(value.value) == 0 { return 0 }
        return value.positive(
            "Value required", atMost: Self.maximumValue, reading: read,
            unit.map { "Please enter a time like \($0.examples)" } ?? "Please enter a number")
    }

    /// Asks about what is hardly meant.
    /// - Returns: whether the entry can be saved.
    mutating func settleDoubts(about entry: TrackableEntryDraft) -> Bool {
        let text = entry.trackable.text(entry.value)
        switch entry.trackable.key {
        case "steps": doubts.add("\(text)? That is more than 100 km on foot.", if: entry.value > 150_000)
        case "water": doubts.add("\(text)? That is more than a body can take.", if: entry.value > 15_000)
        case "sleep": doubts.add("\(text)? A day has 24 hours.", if: entry.value > 24)
        default: break
        }
        return doubts.areSettled
    }
}

extension Trackable {
    /// What its values are durations in; nil for others. A unit of one letter may be anything but hours.
    fileprivate var durationUnit: DurationText.Unit? {
        unit.count == 1 && unit != "h" ? nil : DurationText.Unit(unit.lowercased())
    }
}

extension DurationText.Unit {
    /// A duration as somebody types it, in this unit.
    fileprivate func value(_ text: String) -> Double? {
        DurationText.parse(text, in: self).map { Double($0) / Double(rawValue) }
    }
}
