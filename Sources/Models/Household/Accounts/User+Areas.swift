/// The user's data by area, each with a type for everything that reads and writes it.
extension User {
    /// Sets, cardio sessions, trackables and days off, with their exercises, records and achievements.
    package var training: Training { Training(user: self) }
    /// Plans, and the sessions that follow them.
    package var workouts: Workouts { Workouts(user: self) }
    package var goals: Goals { Goals(user: self) }
    /// The food diary, with foods, recipes, saved meals and daily targets.
    package var nutrition: Nutrition { Nutrition(user: self) }
    /// Weight and height.
    package var weights: Weights { Weights(user: self) }
    /// What devices and apps report.
    package var health: Health { Health(user: self) }
    package var journal: Journal { Journal(user: self) }
    /// The data by days, months and years, for charts.
    package var analysis: Analysis { Analysis(user: self) }
    /// Links to the user's progress.
    package var shares: Shares { Shares(user: self) }
    /// The trainers that the user sees.
    package var trainers: Trainers { Trainers(user: self) }
    /// Sessions, and keys and sign-ins of the API.
    package var access: Access { Access(user: self) }

    package struct Training: Sendable {
        package let user: User
    }

    package struct Workouts: Sendable {
        package let user: User
    }

    package struct Goals: Sendable {
        package let user: User
    }

    package struct Nutrition: Sendable {
        package let user: User
    }

    package struct Weights: Sendable {
        package let user: User
    }

    package struct Health: Sendable {
        package let user: User
    }

    package struct Journal: Sendable {
        package let user: User
    }

    package struct Analysis: Sendable {
        package let user: User
    }

    package struct Shares: Sendable {
        package let user: User
    }

    package struct Trainers: Sendable {
        package let user: User
    }

    package struct Access: Sendable {
        package let user: User
    }
}
