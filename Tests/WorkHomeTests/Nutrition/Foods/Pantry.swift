import Support

@testable import Models

/// An app with the whole table of foods, opened once for all tests that only read it.
enum Pantry {
    static let app = Task {
        let app = try await TestApp(foods: .embedded)
        try await app.register(Cast.alex)
        return app
    }
}
