import Fitness
import Forms
import GRDB
import HTTP
import Models
import Web

extension Resource where Item == TrackableEntry {
    static var trackableEntries: Resource<TrackableEntry> {
        .track(
            TrackableEntryForm.self, path: "trackable-entries", name: "TrackableEntry", title: "Entries of trackables",
            one: "an entry of a trackable", subject: "trackable_id", properties: properties
        ) { form, change in
            if change.sent["value"] != nil { form.knownValue = nil }
        }
    }

    private static var properties: [ResourceProperty<TrackableEntry>] {
        [
            .readOnly("id", .integer) { .integer($0.id) },
            .writable("trackable_id", .rowID, isRequired: true, time: .atCreation, example: 2) {
                .integer($0.trackableID)
            },
            .writable("day", as: "date", .day, "Default: today", example: "2026-11-20") { .day($0.day) },
            .writable(
                "value", .decimal(0...TrackableEntryForm.maximumValue),
                "In the trackable’s unit; above zero if a day’s entries are added up", isRequired: true, example: 250
            ) { .number($0.value) },
            .writable("note", .text(atMost: Field.noteLength)) { .string($0.note) },
            .readOnly("logged_at", .moment) { .moment($0.loggedAt) },
            .confirmation,
        ]
    }
}
