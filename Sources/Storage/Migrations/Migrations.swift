import GRDB

extension DatabaseMigrator {
    /// All migrations, oldest first. Append only: a migration that has shipped is never edited.
    static var workHome: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("001 accounts, measurements, journal", migrate: createFirstTables)
        migrator.registerMigration("002 training", migrate: createTrainingTables)
        migrator.registerMigration("003 workouts", migrate: createWorkoutTables)
        migrator.registerMigration("004 foods", migrate: createFoodTables)
        migrator.registerMigration("005 nutrition", migrate: createNutritionTables)
        migrator.registerMigration("006 trainers", migrate: createTrainerTables)
        migrator.registerMigration("007 health", migrate: createHealthTables)
        migrator.registerMigration("008 first account", migrate: rememberRegistration)
        migrator.registerMigration("009 health limits", migrate: limitHealth)
        migrator.registerMigration("010 exercise days", migrate: createExerciseDays)
        migrator.registerMigration("011 journal search", migrate: createJournalIndex)
        migrator.registerMigration("012 goals", migrate: createGoalTables)
        migrator.registerMigration("013 api", migrate: createAPITables)
        migrator.registerMigration("014 administration", migrate: createAdministration)
        migrator.registerMigration("015 imports", migrate: createImportTables)
        migrator.registerMigration("016 history", migrate: createHistory)
        migrator.registerMigration("017 history by month", migrate: repackHistory)
        migrator.registerMigration("018 marks", migrate: markDays)
        migrator.registerMigration("019 exercise names", migrate: createExerciseNames)
        migrator.registerMigration("020 guests who stay away", migrate: limitGuests)
        migrator.registerMigration("021 goals from their first day", migrate: recomputeFirstPeriods)
        migrator.registerMigration("022 sets of workouts", migrate: linkSetsToWorkouts)
        migrator.registerMigration("023 exercise choices", migrate: createExerciseChoices)
        migrator.registerMigration("024 trained exercises", migrate: findTrainedExercises)
        migrator.registerMigration("025 household revision", migrate: countHouseholdRevisions)
        migrator.registerMigration("026 numbers", migrate: neverReuseIDs)
        migrator.registerMigration("027 household changes", migrate: countHiddenRows)
        migrator.registerMigration("028 words", migrate: createLookupTables)
        migrator.registerMigration("029 exercise bests", migrate: createExerciseBests)
        migrator.registerMigration("030 set amounts", migrate: addSetAmounts)
        migrator.registerMigration("031 set measures", migrate: addSetMeasures)
        migrator.registerMigration("032 routines", migrate: createRoutineTables)
        migrator.registerMigration("033 equipment", migrate: createEquipmentTables)
        migrator.registerMigration("034 programs", migrate: createProgramTables)
        migrator.registerMigration("036 routine partners", migrate: createRoutinePartners)
        return migrator
    }
}
