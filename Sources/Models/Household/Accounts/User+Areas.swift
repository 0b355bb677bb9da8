/// What somebody keeps, by area: where everything is that is read and written of it.
extension User {
    /// Sets, cardio sessions, trackables and days off, and the exercises, records and achievements that belong to them.
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
    /// Days, months and years of it, for charts.
    package var analysis: Analysis { Analysis(user: self) }
    /// Links to their progress.
    package var shares: Shares { Shares(user: self) }
    /// The trainers that they see.
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
