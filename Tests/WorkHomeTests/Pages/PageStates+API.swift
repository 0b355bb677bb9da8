@testable import API
@testable import Fitness
@testable import Forms
@testable import HouseholdPages
@testable import Models
@testable import Texts
@testable import Web
@testable import WorkHome

extension PageStates {
    mutating func addAPIKeys(_ visit: MemberVisit) async throws {
        let keys = try await visit.read { try $1.access.apiKeys($0) }
        var form = APIKeyForm()
        _ = form.validate()
        form.access.error = "‹Please choose what it can do›"
        form.lifetime.error = "‹Please choose how long it works›"
        add(APIPage(document: OpenAPIDocument(visit.app.throttle)), visit, appearance: .dark)
        for made in [NewSecret(id: "key", label: ApiTexts.key, name: "‹Script›", text: "‹Text›"), nil] {
            add(APIKeysPage(keys: keys, form: form, made: made, visit: visit), visit)
        }
    }
}
