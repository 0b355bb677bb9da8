import Fitness
import GRDB
import HTTP
import Models
import Texts

package struct TrackableEntryForm: TrackForm {
    package let action: String
    package let cancelPath: String?
    package let chosen: Trackable?
    /// The entry that is changed.
    private var old: TrackableEntry?
    /// The units of the form; the volume unit applies to water.
    package private(set) var units: Units
    /// The initial value, kept exactly as long as the number in the field is unchanged.
    package var knownValue: Double?
    package var subject = Field("trackable_id", label: CommonTexts.trackable)
    package var value = Field("value", label: CommonTexts.value)
    package var note = Field("note", label: CommonTexts.note, maximumLength: Field.noteLength, isRequired: false).folded
    package var date = Field("date", label: CommonTexts.date).folded
    package var warnings = Warnings()
    package var token: String
    package var back: ReturnPath?

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.subject, \.value, \.note, \.date] }

    private init(action: String, _ trackable: Trackable?, on day: LocalDay, _ units: Units) throws {
        self.action = action
        chosen = trackable
        self.units = units
        cancelPath = Paths.track(on: day)
        token = try FormToken().text
        showUnit()
        if let unit = trackable?.durationUnit {
            value.hint = unit.examples
            value.inputMode = "text"
        }
        subject.value = trackable.map { String($0.id) } ?? ""
        date.value = day.description
    }

    package init(_ trackable: Trackable?, on day: LocalDay, _ units: Units) throws {
        try self.init(action: Paths.trackableEntries, trackable, on: day, units)
    }

    package static var canChangeSubject: Bool { false }
    /// Another trackable has another unit.
    package mutating func choose(_ trackable: Trackable?) {}

    package mutating func suggest(_ likely: Double) { begin(with: likely) }

    package init(_ entry: TrackableEntry, of trackable: Trackable, _ units: Units) throws {
        try self.init(action: Paths.trackableEntry(entry.id), trackable, on: entry.day, units)
        old = entry
        begin(with: entry.value)
        note.value = entry.note
    }

    private mutating func begin(with value: Double) {
        knownValue = value
        self.value.value = chosen?.entryText(value, units) ?? ""
    }

    private mutating func showUnit() {
        value.unit = chosen.flatMap { $0.unit.isEmpty ? nil : $0.unit(units) }
    }

    /// The unit in which amounts of water are shown.
    private var volumeUnit: VolumeUnit? { chosen?.volumeUnit(units) }
    package var unit: String? { volumeUnit?.rawValue }
    package var chosenName: String? { chosen?.name }

    package static func subject(_ database: Database, _ id: Int64?, of user: User) throws -> Trackable? {
        try user.loggableTrackable(database, id)
    }

    package static func subject(_ database: Database, of entry: TrackableEntry, _ user: User) throws -> Trackable? {
        try user.training.trackable(database, id: entry.trackableID)
    }

    package static func options(_ database: Database, of user: User) throws -> [Field.Option] {
        try user.trackableOptions(database)
    }

    package mutating func take(_ typed: FormFields) {
        value.clear()
        fill(from: typed)
        takeHidden(from: typed)
        // A form without a unit means milliliters.
        units.weight = typed["volume_unit"] == VolumeUnit.fluidOunces.rawValue ? .pounds : .kilograms
        showUnit()
    }

    package mutating func validate(today: LocalDay) -> TrackableEntryDraft? {
        accept(
            TrackableEntryDraft.checked(
                trackable: chosen, day: date.day(today: today), value: number(), note: note.value, over: old,
                today: today, units))
    }

    private mutating func number() -> Double? {
        let unit = chosen?.durationUnit
        let typed = value.number(
            reading: { DecimalText.parse($0) ?? unit?.value($0) },
            unit.map { CommonTexts.timeRequired($0.examples) } ?? CommonTexts.numberRequired)
        return typed.map { chosen?.value($0, units, keeping: knownValue) ?? $0 }
    }
}

extension DurationText.Unit {
    /// Parses a duration as users type it, in this unit.
    fileprivate func value(_ text: String) -> Double? {
        DurationText.parse(text, in: self).map { Double($0) / Double(rawValue) }
    }
}
