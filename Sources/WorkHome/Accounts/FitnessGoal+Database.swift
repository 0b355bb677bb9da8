import GRDB

extension FitnessGoal: DatabaseValueConvertible {}
