@testable import Fitness
@testable import HouseholdPages
@testable import Models
@testable import Texts
@testable import Web

extension PageStates {
    mutating func addHealth(_ visit: MemberVisit) async throws {
        let overview = try await visit.read { try $1.health.healthOverview($0) }
        var form = HealthTokenForm()
        _ = form.validate()
        let made = NewSecret(id: "token", label: HealthTexts.token, name: "Phone", text: "‹Text›")
        let full = HealthOverview(
            tokens: [], syncs: overview.syncs, streams: [],
            sources: (1...HealthLimits.maximumSources).map {
                HealthSource(id: Int64($0), app: .autoExport, name: "\($0)")
            },
            corrections: [
                HealthCorrection(
                    id: 1, source: "‹Watch›", stream: HealthStream(metric: .steps, day: visit.today, value: 9_000),
                    smaller: 3_500)
            ])
        add(
            HealthPage(
                overview: full, form: form, made: nil, origin: "http://home.local", visit: visit),
            visit)
        for made in [made, nil] {
            add(
                HealthPage(
                    overview: overview, form: form, made: made, origin: "http://home.local", visit: visit),
                visit)
        }
    }
}
