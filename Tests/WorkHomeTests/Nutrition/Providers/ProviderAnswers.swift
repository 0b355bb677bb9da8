/// Responses of the providers in their documented formats, with made-up foods.
enum ProviderAnswers {
    static let foodDataCentral = """
        {"totalHits": 4, "currentPage": 1, "totalPages": 1, "foods": [
          {"fdcId": 2012128, "description": "CHEDDAR CHEESE", "dataType": "Branded", "brandOwner": "Sample Dairy",
           "brandName": "", "gtinUpc": "0012345678905", "servingSize": 28.0, "servingSizeUnit": "g",
           "householdServingFullText": "1 slice", "foodNutrients": [
             {"nutrientId": 1008, "nutrientNumber": "208", "unitName": "KCAL", "value": 393},
             {"nutrientId": 1003, "nutrientNumber": "203", "unitName": "G", "value": 25},
             {"nutrientId": 1093, "nutrientNumber": "307", "unitName": "MG", "value": "607"},
             {"nutrientId": 9999, "nutrientNumber": "999", "unitName": "G", "value": 1}]},
          {"fdcId": 171265, "description": "Milk, whole", "dataType": "SR Legacy", "foodNutrients": [
             {"number": "208", "name": "Energy", "amount": 61, "unitName": "KCAL"},
             {"number": "204", "name": "Total lipid (fat)", "amount": 3.25, "unitName": "G"}]},
          {"fdcId": "not a food"},
          {"fdcId": 7, "description": "Four thousand", "foodNutrients": [{"nutrientId": 1008, "value": 4000}]},
          {"fdcId": 8, "description": "Beans, raw", "foodNutrients": [{"nutrientId": 2047, "value": 340},
             {"nutrientId": 2048, "value": 337}]},
          {"fdcId": 9, "description": "Lemonade", "servingSize": 250, "servingSizeUnit": "MLT",
           "foodNutrients": [{"nutrientId": 1008, "value": 42}]}]}
        """

    static let openFoodFacts = """
        {"code": "4001234567891", "status": 1, "product": {"product_name": "Sample muesli", "brands": "Sample Mill,Other",
         "serving_size": "1 bowl (40 g)", "serving_quantity": "40", "serving_quantity_unit": "g", "nutriments": {
         "energy-kcal_100g": 370, "proteins_100g": "11.5", "carbohydrates_100g": 60, "fat_100g": 7, "fiber_100g": 9,
         "sugars_100g": 14, "salt_100g": 0.25, "nova-group": {"odd": true}, "energy_unit": "kcal"}}}
        """
}
