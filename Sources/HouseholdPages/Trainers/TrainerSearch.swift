import Fitness
import Forms
import Foundation
import HTTP
import Models
import Texts

/// The search and filter of the trainer list.
struct TrainerSearch: Sendable, Equatable {
    let text: String
    let speciality: String?

    init(_ query: Query) {
        text = query.searchWords.trimmingCharacters(in: .whitespacesAndNewlines)
        speciality = query["speciality"].flatMap { $0.isEmpty ? nil : $0 }
    }

    var isOn: Bool { !text.isEmpty || speciality != nil }

    /// Each typed word must be the beginning of a word in the name, the specialities or the languages.
    func matches(_ trainer: Trainer) -> Bool {
        guard speciality.map(trainer.specialities.names.contains) ?? true else { return false }
        let words = SearchText([trainer.name, trainer.specialities.text, trainer.languages].joined(separator: " "))
        return SearchText.typed(text).allSatisfy { $0.contains(where: words.hasWord) }
    }

    /// The address of the same search from a place in its list.
    func path(skipping skipped: Int) -> String {
        let typed = [text.isEmpty ? nil : ("q", text), speciality.map { ("speciality", $0) }].compactMap(\.self)
        return "\(Paths.trainers)?" + typed.map { "\($0)=\(PercentEncoding.encode($1))&" }.joined() + "older=\(skipped)"
    }

    /// The filter, with the specialities of all trainers.
    func fields(_ trainers: [Trainer]) -> [Field] {
        let names = Set(trainers.flatMap(\.specialities.names)).union([speciality].compactMap { $0 })
        return [
            Field(
                "speciality", label: TrainerTexts.specialty, value: speciality ?? "", isRequired: false,
                options: [Field.Option(value: "", label: TrainerTexts.anySpecialty)]
                    + names.sorted { $0.lowercased() < $1.lowercased() }.map { Field.Option(value: $0, label: $0) })
        ]
    }
}
