import Fitness
import GRDB

extension FitnessGoal: DatabaseValueConvertible {}
