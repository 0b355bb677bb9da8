import Testing

@testable import Fitness

@Suite struct SettingsTests {
    @Test func theRestTimerIsToldAsAClock() {
        #expect(
            RestTimer.choices.map(\.text) == ["Off", "0:30", "1:00", "1:30", "2:00", "2:30", "3:00", "4:00", "5:00"])
        #expect(RestTimer.choices.filter { !$0.isOn } == [RestTimer(seconds: 0)])
    }

    /// The names are keys in the database and in form fields.
    @Test func thePartsOfALinkComeBackInTheirOrder() {
        let all = "measurements,training,workouts,records,achievements,nutrition,journal"
        #expect(SharePart.text(SharePart.allCases) == all)
        #expect(SharePart.list("journal,training,nonsense,training") == [.training, .journal])
    }

    @Test func aKeyNamesWhatItIsFor() {
        #expect(APIAccess.read(.training).scope == "training:read")
        #expect(APIAccess.write(.journal).scope == "journal:write")
        #expect(APIAccess.open.scope == nil && APIAccess.healthToken.scope == nil)
    }
}
