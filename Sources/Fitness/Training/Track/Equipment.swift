/// The equipment for an exercise.
package enum Equipment: String, CaseIterable, Sendable {
    case none, barbell, dumbbell, kettlebell, machine, cable, band, pullUpBar, dipBars, suspension, bench, box, ball,
        rope,
        treadmill, bicycle, rower, elliptical, pool, other

    package var name: String {
        switch self {
        case .none: "No equipment"
        case .pullUpBar: "Pull-up bar"
        case .dipBars: "Dip bars"
        case .suspension: "Suspension trainer"
        default: rawValue.capitalized
        }
    }
}
