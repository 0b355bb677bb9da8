import Foundation
import Testing

@testable import Fitness

/// What accounts and settings must be, whether typed or sent.
@Suite struct AccountDraftTests {
    private let today = LocalDay(daysSinceEpoch: 20_000)

    private func messages<Draft>(_ checked: Result<Draft, Faults>) -> [String: String] {
        guard case .failure(let faults) = checked else { return [:] }
        return faults.messages.mapValues { $0.replacing("\u{A0}", with: " ") }
    }

    private func registration(
        _ password: String = "correct horse", _ birth: StatedBirth = .age(25), height: Double? = nil,
        weight: Double? = nil, isMeasured: Bool = false, units: Units? = Units(), zone: TimeZone? = .gmt
    ) -> Result<Registration, Faults> {
        Registration.checked(
            firstName: " Alex ", lastName: "Stone", email: " alex@example.com ", password: password, birth: birth,
            heightCentimeters: height, weightKilograms: weight, isMeasured: isMeasured, units: units,
            heightUnit: .centimeters, fitnessGoal: .stayFit, timeZone: zone,
            now: Date(timeIntervalSince1970: 20_000 * 86_400))
    }

    @Test func everyWrongValueOfARegistrationHasItsMessage() {
        #expect(
            messages(registration("12345", .age(4), isMeasured: true, zone: nil)) == [
                "password": "Password must be at least 6 characters", "height": "Height required",
                "age": "Please enter an age from 5 to 120", "weight": "Weight required",
                "time_zone": "Please choose a time zone",
            ])
        #expect(
            messages(registration(String(repeating: "é", count: 513), .day(nil), height: 272.1, weight: 19.9)) == [
                "password": "Please use a shorter password (at most 1024 bytes)",
                "date_of_birth": "Please enter a date",
                "height": "Please enter a height from 50 to 272 cm",
                "weight": "Please enter a weight from 20 to 500 kg",
            ])
        // A weight without a unit is no weight.
        #expect(
            messages(registration(weight: 11, isMeasured: true, units: nil)) == [
                "height": "Height required", "weight_unit": "Please choose kilograms or pounds",
            ])
    }

    @Test func anAgeOrADayIsABirthday() throws {
        let alex = try registration().get()
        #expect(alex.firstName == "Alex" && alex.email == "alex@example.com")
        #expect(alex.birthDay == today.yearsEarlier(25))
        let (oldest, youngest) = (today.yearsEarlier(120), today.yearsEarlier(5))
        for day in [oldest, youngest] { #expect(try registration("secret", .day(day)).get().birthDay == day) }
        for day in [today.yearsEarlier(121), youngest.next] {
            #expect(messages(registration("secret", .day(day))).keys.sorted() == ["date_of_birth"])
        }
    }

    @Test func whatIsKnownOfAProfileIsNotLookedAt() throws {
        func profile(_ lastName: String, isGuest: Bool, _ birth: StatedBirth) -> Result<ProfileDraft, Faults> {
            ProfileDraft.checked(
                firstName: "Alex", lastName: lastName, isGuest: isGuest, birth: birth, fitnessGoal: .stayFit,
                timeZone: .gmt, today: today)
        }
        let ancient = LocalDay(daysSinceEpoch: -40_000)
        #expect(try profile("", isGuest: true, .known(ancient)).get().birthDay == ancient)
        #expect(messages(profile(" ", isGuest: false, .known(nil))) == ["last_name": "Please enter your last name"])
        #expect(messages(profile("Stone", isGuest: false, .age(nil))) == ["age": "Please enter an age from 5 to 120"])
    }

    @Test func settingsAreOneOfTheirChoices() throws {
        #expect(messages(RestTimer.checked(seconds: 45)) == ["rest_timer_seconds": "Please choose one of these"])
        #expect(try RestTimer.checked(seconds: 90).get().seconds == 90)
        #expect(messages(RestDays.checked(7)) == ["rest_days": "Please choose from 0 to 6 days"])
        #expect(messages(Appearance.checked(nil)) == ["appearance": "Please choose one of the three"])
        #expect(messages(StepGoal.checked(99)) == ["step_goal": "Please enter a whole number from 100 to 200,000"])
        #expect(try StepGoal.checked(200_000).get() == 200_000)
        #expect(Weekday(firstDay: "saturday") == .saturday && Weekday(firstDay: "friday") == nil)
        #expect(TimeZone(named: String(repeating: "a", count: 65)) == nil && TimeZone(named: "Europe/Dublin") != nil)
        #expect(
            messages(UnitPreferences.checked(weight: nil, distance: nil, firstWeekday: nil, timeZone: nil)).count == 4)
    }

    @Test func signingInNeedsAnAddressAndAPassword() {
        #expect(
            messages(LoginDraft.checked(email: "alex", password: "")) == [
                "email": "Please enter a valid email address", "password": "Please enter your password",
            ])
    }
}
