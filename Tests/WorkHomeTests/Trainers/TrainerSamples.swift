import Support

@testable import WorkHome

enum TrainerSamples {
    static let values: [FormValue] = [
        FormValue("name", "Robin Field"), FormValue("specialities", "Running"), FormValue("specialities", "Yoga"),
        FormValue("other_specialities", "Fell running, yoga"), FormValue("languages", "English,Irish"),
        FormValue("rate_amount", "37.50"), FormValue("rate_currency", "eur"), FormValue("rate_period", "session"),
        FormValue("bio", "Hills first.\r\nThen the rest."), FormValue("phone", "00353 (0)87 123-4567"),
        FormValue("telegram_name", "https://t.me/robin_field"), FormValue("email", "robin@example.com"),
        FormValue("visibility", "household"),
    ]

    static func values(_ changes: KeyValuePairs<String, String>) -> [FormValue] {
        let kept = values.filter { value in !changes.contains { $0.key == value.name } }
        return kept + changes.map { FormValue($0.key, $0.value) }
    }

    static func photo(_ picture: String = "quadrants.jpg") throws -> ChosenFile {
        ChosenFile(name: "photo", filename: picture, bytes: try Repository.picture(picture))
    }

    /// Submits every form of a trainer once, for tests that inspect the database's queries.
    static func walk(_ browser: Browser) async throws {
        let added = try await browser.post("/trainers", values)
        guard let path = added.location else { return }
        _ = try await browser.get("/trainers?q=robin&speciality=Running")
        for page in ["", "/edit", "/contact", "/delete"] { _ = try await browser.get(path + page) }
        try await browser.upload(path, ["name": "Robin", "visibility": "alone"], files: [try photo()])
        if let source = try await browser.get(path).main.between("<img src=\"", "\"") {
            _ = try await browser.get(source)
        }
        try await browser.post("\(path)/contact", ["message": "Hello"])
        try await browser.post("\(path)/delete")
    }
}
