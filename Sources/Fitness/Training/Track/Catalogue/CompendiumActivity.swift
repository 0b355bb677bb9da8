/// An activity of the 2024 Adult Compendium of Physical Activities: its code and its energy, the values unaltered, what
/// it is in our words. The code nearest to an exercise stands for it.
///
/// Herrmann SD, Willis EA, Ainsworth BE, et al. 2024 Adult Compendium of Physical Activities: A third update of the
/// energy costs of human activities. J Sport Health Sci 2024;13(1):6-12.
package struct CompendiumActivity: Sendable, Equatable {
    package let code: String
    /// 1 MET is 1 kcal a kilogram and hour.
    package let metabolicEquivalent: Double

    private init(_ code: String, _ metabolicEquivalent: Double) {
        self.code = code
        self.metabolicEquivalent = metabolicEquivalent
    }
}

extension CompendiumActivity {
    /// Lifting heavy weights hard: barbell presses, rows and the Olympic lifts.
    package static let weightLiftingVigorous = CompendiumActivity("02050", 6)
    /// Squats and deadlifts with a weight.
    package static let squatsAndDeadlifts = CompendiumActivity("02052", 5)
    /// Weights and machines in sets of eight to fifteen.
    package static let resistanceTraining = CompendiumActivity("02054", 3.5)
    /// Working against the own weight, calmly.
    package static let bodyweightResistance = CompendiumActivity("02056", 3)
    /// Working against the own weight, hard: pull-ups, dips, crawling.
    package static let bodyweightResistanceIntense = CompendiumActivity("02057", 6.5)
    /// Gentle exercises without weights: crunches, planks, bridges.
    package static let calisthenicsLight = CompendiumActivity("02024", 2.8)
    /// Exercises without weights at a moderate effort: push-ups, lunges.
    package static let calisthenicsModerate = CompendiumActivity("02022", 3.8)
    /// Exercises without weights at a high effort: jumping jacks, mountain climbers.
    package static let calisthenicsVigorous = CompendiumActivity("02020", 7.5)
    /// A moderate circuit.
    static let circuitTraining = CompendiumActivity("02035", 5)
    /// A hard circuit with kettlebells.
    static let circuitTrainingWithKettlebells = CompendiumActivity("02040", 7.5)
    /// Kettlebell swings.
    static let kettlebellSwings = CompendiumActivity("02058", 9.8)
    /// Hard intervals, such as burpees.
    static let hiitVigorous = CompendiumActivity("02214", 11)
    /// Easy stretching.
    package static let stretchingMild = CompendiumActivity("02101", 2.3)
    /// Hatha yoga.
    package static let yogaHatha = CompendiumActivity("02150", 2.3)
    /// Power yoga.
    static let yogaPower = CompendiumActivity("02160", 4)
    /// Pilates.
    static let pilates = CompendiumActivity("02105", 2.8)
    /// Aerobics.
    static let aerobics = CompendiumActivity("02000", 7.3)
    /// A dance fitness class.
    static let danceFitness = CompendiumActivity("02310", 6.5)
    /// Aerobics in water.
    package static let waterAerobics = CompendiumActivity("02120", 5.3)
    /// Fast ballroom dancing.
    static let dancing = CompendiumActivity("03030", 5.5)
    /// Walking at 4.5 to 5.5 km/h.
    static let walking5KilometersAnHour = CompendiumActivity("17190", 3.8)
    /// Walking at 5.6 to 6.3 km/h.
    static let walking6KilometersAnHour = CompendiumActivity("17200", 4.8)
    /// Walking up a slope of one to five per cent, without a load.
    static let hillWalking = CompendiumActivity("17034", 5.3)
    /// Walking with poles at 4 to 5.6 km/h.
    static let nordicWalking = CompendiumActivity("17302", 4.3)
    /// Hiking across country.
    static let hikingCrossCountry = CompendiumActivity("17080", 6)
    /// Climbing stairs.
    static let stairClimbing = CompendiumActivity("17131", 6.8)
    /// Jogging at the pace one likes.
    package static let jogging = CompendiumActivity("12020", 7.5)
    /// Running at 8.9 to 9.3 km/h.
    package static let running9KilometersAnHour = CompendiumActivity("12045", 9)
    /// Running at 11.3 km/h.
    package static let running11KilometersAnHour = CompendiumActivity("12070", 11)
    /// Running across country.
    package static let crossCountryRunning = CompendiumActivity("12140", 9.3)
    /// Cycling.
    static let cycling = CompendiumActivity("01014", 7)
    /// Mountain biking.
    static let mountainBiking = CompendiumActivity("01009", 8.5)
    /// Riding a stationary bike.
    static let stationaryBike = CompendiumActivity("01200", 6.8)
    /// Riding a stationary bike at 151 to 199 watts.
    static let stationaryBikeHard = CompendiumActivity("01232", 10.3)
    /// An indoor cycling class.
    static let spinClass = CompendiumActivity("01270", 9)
    /// Rowing on a machine, vigorously.
    static let rowingMachine = CompendiumActivity("02070", 7.3)
    /// An elliptical trainer at a moderate effort.
    static let ellipticalTrainer = CompendiumActivity("02048", 5)
    /// A machine of endless stairs.
    static let stairTreadmill = CompendiumActivity("02065", 9.3)
    /// Swimming lengths of front crawl, slowly.
    package static let swimmingLaps = CompendiumActivity("18240", 5.8)
    /// Breaststroke for fun.
    package static let breaststroke = CompendiumActivity("18265", 5.3)
    /// Swimming in a lake, a river or the sea.
    package static let openWaterSwimming = CompendiumActivity("18300", 6)
    /// Rope skipping.
    package static let ropeSkipping = CompendiumActivity("02068", 11)
    /// Boxing against a bag.
    package static let punchingBag = CompendiumActivity("15110", 5.8)
    /// Kickboxing.
    static let kickboxing = CompendiumActivity("15457", 7.3)
    /// Football among friends.
    static let football = CompendiumActivity("15610", 7)
    /// Basketball.
    static let basketball = CompendiumActivity("15055", 7.5)
    /// Tennis.
    static let tennis = CompendiumActivity("15675", 6.8)
    /// Badminton among friends.
    static let badminton = CompendiumActivity("15030", 5.5)
    /// Climbing rock of low to moderate difficulty.
    static let climbing = CompendiumActivity("15537", 5.8)
    /// Inline skating for fun.
    static let inlineSkating = CompendiumActivity("15591", 7.5)
}
