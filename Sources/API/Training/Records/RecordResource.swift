import Fitness
import HTTP
import Models
import Web

extension Resource where Item == RecordEntry {
    static let records = Resource<RecordEntry>(
        path: "records", name: "Record", title: "Personal records", one: "a personal record", area: .training,
        properties: properties, identify: { String($0.record.id) }, listParameters: PageRequest.dayParameters,
        list: paged(RowID.self, keyset) { try $1.user.training.record($0, id: $2.id) },
        find: byNumber { try $1.user.training.record($0, id: $2) })

    private static let keyset = Keyset(table: "personal_records", columns: "id", order: ["day", "id"])

    private static let properties: [ResourceProperty<RecordEntry>] = [
        .readOnly("id", .integer) { .integer($0.record.id) },
        .readOnly("exercise_id", .integer) { .integer($0.record.exerciseID) },
        .readOnly("exercise_name", .text()) { .string($0.exerciseName) },
        .readOnly("kind", .choice(RecordKind.self)) { .string($0.record.kind.rawValue) },
        .readOnly(
            "value", .number,
            "In kilograms for weight and oneRepMax, grams for volumes, meters, seconds, or reps"
        ) { .number($0.record.value) },
        .readOnly(
            "at_weight_kilograms", .nullable(.number), "For the reps, time or distance of a set: its weight"
        ) { $0.isOfWeight ? .number(Double($0.record.mark.line.weightGrams) / 1_000) : .null },
        .readOnly("value_before", .nullable(.number), "null for the first one") { .optional($0.before) },
        .readOnly("is_first", .boolean, "Whether it is the starting point that later records improve on") {
            .bool($0.record.isBaseline)
        },
        .readOnly("day", .day) { .day($0.record.day) },
        .readOnly("set_id", .nullable(.integer)) { .optional($0.record.mark.source.setID) },
        .readOnly("cardio_session_id", .nullable(.integer)) { .optional($0.record.mark.source.sessionID) },
    ]
}

extension RecordEntry {
    /// Whether sets are compared with those of the same weight.
    fileprivate var isOfWeight: Bool {
        switch record.kind {
        case .repetitions: true
        case .distance, .duration: record.mark.source.setID != nil
        default: false
        }
    }
}
