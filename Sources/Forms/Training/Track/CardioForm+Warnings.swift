import Fitness
import GRDB
import Models

extension CardioForm {
    package mutating func confirmWarnings(
        _ database: Database, about session: CardioSessionDraft, of user: User
    ) -> Bool {
        let seconds = session.durationSeconds
        let found = CardioLimits.warnings(
            seconds: seconds, meters: session.distanceMeters, isOnFoot: session.exercise.isOnFoot)
        warnings.questions += found.map { question(about: $0, seconds: seconds) }
        return warnings.areConfirmed
    }

    private func question(about warning: CardioLimits.Warning, seconds: Int) -> String {
        switch warning {
        case .duration: "\(DurationText.spoken(seconds: seconds))? That is longer than a day."
        case .distance(let meters): "\(distanceUnit.text(meters))? That is a long way for one session."
        case .pace(let meters):
            "\(distanceUnit.paceText(durationSeconds: Double(seconds), meters: meters))? "
                + "That's faster than the world record."
        }
    }
}
